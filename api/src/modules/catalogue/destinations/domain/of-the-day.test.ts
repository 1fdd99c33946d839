import { ofTheDay } from './of-the-day.ts';

const ranked = Array.from({ length: 24 }, (_, rank) => rank);
const on = (day: number) => ofTheDay(ranked, 8, new Date(Date.UTC(2026, 10, day, 12)));

it('another one leads each day, until all have led', () => {
  const leaders = ranked.map((day) => on(day + 1)[0]);
  expect(new Set(leaders)).toEqual(new Set(ranked));
});

it('none comes twice, and they come from all ranks', () => {
  const chosen = on(3);
  expect(new Set(chosen).size).toBe(8);
  for (const third of [0, 8, 16]) expect(chosen.some((rank) => rank >= third && rank < third + 8)).toBe(true);
});

it('takes all of the few that there are', () => {
  expect(new Set(ofTheDay(['a', 'b', 'c'], 8, new Date()))).toEqual(new Set(['a', 'b', 'c']));
  expect(ofTheDay([], 8, new Date())).toEqual([]);
});
