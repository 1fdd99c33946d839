import { byDay, oneList } from './one-list.ts';

const at = (date: string) => ({ date });

it('takes a list of the very same things for the one that was seen before', () => {
  const [a, b] = [at('1'), at('1')];
  const first = oneList([a, b]);
  expect(oneList([a, b])).toBe(first);
});

it.each([
  ['another thing at its end', ([a, b]: object[]) => [a!, { ...b! }]],
  ['one thing less', ([a]: object[]) => [a!]],
  ['one thing more', ([a, b]: object[]) => [a!, b!, {}]],
  ['another order', ([a, b]: object[]) => [b!, a!]],
])('takes a list with %s for another one', (_, change) => {
  const things = [{}, {}];
  const first = oneList(things);
  const other = change(things);
  expect(oneList(other)).toBe(other);
  expect(other).not.toBe(first);
});

it('takes no two empty lists for one that somebody could change', () => {
  const empty: object[] = [];
  expect(oneList(empty)).toBe(empty);
});

it('gives each day its events in their order, and a day that is as it was the list that it had', () => {
  const [early, late, next] = [at('1'), at('1'), at('2')];
  const before = byDay([early, late, next]);
  const moved = at('2');
  const after = byDay([early, late, moved, next]);
  expect([...after.keys()]).toEqual(['1', '2']);
  expect(after.get('1')).toBe(before.get('1'));
  expect(after.get('2')).toEqual([moved, next]);
});
