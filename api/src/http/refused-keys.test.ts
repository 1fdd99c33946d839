import { RefusedKeys } from './refused-keys.ts';

const key = (text: string) => Buffer.from(text);
const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 10, minute));

it('knows whom it refuses until their minute is over', () => {
  const refused = new RefusedKeys();
  refused.add(key('a'), at(1));
  expect(refused.until(key('a'), at(0))).toEqual(at(1));
  expect(refused.until(key('a'), at(1))).toBeNull();
  expect(refused.until(key('b'), at(0))).toBeNull();
});

it('forgets the oldest when there are too many', () => {
  const refused = new RefusedKeys();
  for (let index = 0; index <= 10_000; index++) refused.add(key(String(index)), at(1));
  expect(refused.until(key('0'), at(0))).toBeNull();
  expect(refused.until(key('10000'), at(0))).toEqual(at(1));
});
