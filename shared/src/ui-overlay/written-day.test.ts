import { dayWritten } from './written-day.ts';

const bounds = { min: '2026-03-10', max: '2027-03-10' };

it('reads a day the way people write it, the first from a near day on where the year is left out', () => {
  expect(dayWritten('14 March 2026', '2026-03-10', {})).toEqual({ day: '2026-03-14' });
  expect(dayWritten('14/3', '2026-03-20', {})).toEqual({ day: '2027-03-14' });
  expect(dayWritten('17', '2026-03-14', {})).toEqual({ day: '2026-03-17' });
});

it('says how to write what it cannot read', () => {
  expect(dayWritten('soon', '2026-03-10', {})).toEqual({
    problem: 'Write the day like 14 March 2026, or choose it in the calendar.',
  });
});

it('says which days there are to choose from', () => {
  expect(dayWritten('9 March 2026', '2026-03-10', bounds)).toEqual({ problem: 'Choose a day from 10 March 2026 on.' });
  expect(dayWritten('11 March 2027', '2026-03-10', bounds)).toEqual({ problem: 'Choose a day up to 10 March 2027.' });
  expect(dayWritten('10 March 2027', '2026-03-20', bounds)).toEqual({ day: '2027-03-10' });
});
