import { asBefore, isSame } from './same.ts';

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

const days = () => ({
  trip: { id: 't', version: 1, destinations: [{ id: 1, name: 'Kyoto' }] },
  events: [
    { id: 'a', poi: { lat: 1 } },
    { id: 'b', poi: { lat: 2 } },
    { id: 'c', poi: { lat: 3 } },
  ],
});

it('An answer that says the same as what was known is the very thing that was known.', () => {
  const before = days();
  expect(asBefore(before, days())).toBe(before);
});

it('Of an answer that says something new only what has changed is another object, also where it stands elsewhere.', () => {
  const before = days();
  const now = days();
  now.trip.version = 2;
  const [a, b, c] = now.events as [object, object, object];
  now.events = [c, { ...b, poi: { lat: 20 } }, a] as typeof now.events;
  const kept = asBefore(before, now);
  expect(kept).toEqual(now);
  expect(kept.trip.destinations).toBe(before.trip.destinations);
  expect(kept.events[0]).toBe(before.events[2]);
  expect(kept.events[1]).not.toBe(before.events[1]);
  expect(kept.events[2]).toBe(before.events[0]);
});

it.each([
  [[], {}],
  [{ a: 1 }, { a: 1, b: undefined }],
  [{ a: 1, b: 2 }, { a: 1 }],
  [[{ id: 'a' }, { id: 'b' }], [{ id: 'b' }]],
  [null, { a: 1 }],
  [{ a: { b: 1 } }, { a: null }],
])('What is made of the objects of before always says what is now: %j, then %j.', (before, now) => {
  const kept = asBefore<unknown>(before, now);
  expect(kept).toStrictEqual(now);
  expect(kept).not.toBe(before);
});
