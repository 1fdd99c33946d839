import { withDay, withoutDay } from './whole-days.ts';

const kyoto = 1;
const osaka = 2;
const days = [
  { date: '2027-04-01', city: kyoto },
  { date: '2027-04-02', city: kyoto },
  { date: '2027-04-03', city: osaka },
  { date: '2027-04-04', city: osaka },
];

it('a day more moves what comes after it by one, and stands in the city of its neighbour', () => {
  const { days: after, to, before } = withDay(days, '2027-04-03', kyoto);
  expect(after.map(({ city }) => city)).toEqual([kyoto, kyoto, kyoto, osaka, osaka]);
  expect(after.at(-1)?.date).toBe('2027-04-05');
  expect(['2027-04-02', '2027-04-03'].map(to)).toEqual(['2027-04-02', '2027-04-04']);
  expect(before.map(({ date }) => date)).not.toContain('2027-04-03');
});

it('a day less moves what comes after it back by one, and leaves the others alone', () => {
  const { days: after, to, before } = withoutDay(days, '2027-04-02');
  expect(after.map(({ city }) => city)).toEqual([kyoto, osaka, osaka]);
  expect(['2027-04-01', '2027-04-02', '2027-04-03'].map(to)).toEqual(['2027-04-01', null, '2027-04-02']);
  expect(before).toEqual(after);
});

it('the day after a day of arrival becomes one, so it is planned anew', () => {
  const { before } = withoutDay(days, '2027-04-03');
  expect(before.map(({ date }) => date)).toEqual(['2027-04-01', '2027-04-02']);
});
