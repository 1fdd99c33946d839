import { closedDays } from './closed-days.ts';

const because = { why: 'Snow' };

it('keeps single dates', () => {
  expect(closedDays({ closed_dates: ['01-01', '12-31'] })).toEqual(['01-01', '12-31']);
});

it('tells every day of a closure, both ends included', () => {
  const closures = [{ from: '02-27', to: '03-01', ...because }];
  expect(closedDays({ closed_dates: [], closures })).toEqual(['02-27', '02-28', '02-29', '03-01']);
});

it('runs over the new year', () => {
  const closures = [{ from: '12-30', to: '01-02', ...because }];
  expect(closedDays({ closed_dates: ['01-01'], closures })).toEqual(['01-01', '12-30', '12-31', '01-02']);
});

it('tells the year of what happens once', () => {
  const closures = [{ from: '2027-02-28', to: '2027-03-01', ...because }];
  expect(closedDays({ closed_dates: [], closures })).toEqual(['2027-02-28', '2027-03-01']);
});
