import { yearOf } from './seasons.ts';

it('grades the months in words', () => {
  expect(yearOf([0, 1, 2]).map(({ short, grade }) => `${short} ${grade}`)).toEqual([
    'Jan better not',
    'Feb fine',
    'Mar best',
  ]);
});
