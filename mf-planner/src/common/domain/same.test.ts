import { isSame } from './same.ts';

it.each([
  [{ id: 'a', poi: { lat: 1 } }, { id: 'a', poi: { lat: 1 } }, true],
  [{ id: 'a', poi: { lat: 1 } }, { id: 'a', poi: { lat: 2 } }, false],
  [{ id: 'a' }, { id: 'a', note: undefined }, false],
  [[1, { b: 2 }], [1, { b: 2 }], true],
  [[], {}, false],
  [null, {}, false],
  [null, null, true],
])('Two values are the same when all in them is: %j and %j, %s.', (one, other, same) => {
  expect(isSame(one, other)).toBe(same);
});
