import { createBreaker } from './breaker.ts';

let at = 0;
const breaker = () => createBreaker(() => new Date(at));
const fail = (which: ReturnType<typeof breaker>, times: number): void => {
  for (let i = 0; i < times; i++) which.failed();
};

beforeEach(() => {
  at = 1_000_000;
});

it('rests after three failures in a row', () => {
  const own = breaker();
  fail(own, 2);
  expect(own.allows()).toBe(true);
  fail(own, 1);
  expect(own.allows()).toBe(false);
});

it('forgets failures that a success came after', () => {
  const own = breaker();
  fail(own, 2);
  own.succeeded();
  fail(own, 2);
  expect(own.allows()).toBe(true);
});

it('lets one question try the engine out after half a minute, and the rest when that succeeded', () => {
  const own = breaker();
  fail(own, 3);
  at += 31_000;
  expect([own.allows(), own.allows()]).toEqual([true, false]);
  own.succeeded();
  expect(own.allows()).toBe(true);
});

it('rests again when the trial failed', () => {
  const own = breaker();
  fail(own, 3);
  at += 31_000;
  own.allows();
  own.failed();
  expect(own.allows()).toBe(false);
});
