import type { TripEvent, TripWarning } from '@tabi/shared/contracts/trips';
import { aTrip } from '@tabi/shared/testing';
import { stateIn, type TripState } from './trip-state.ts';

const event = (id: string, clock: string) =>
  ({ id, type: 'custom', start: `2027-03-01 ${clock}:00`, end: `2027-03-01 ${clock}:30` }) as TripEvent;
const warning = { code: 'closed', date: '2027-03-01', event_id: 'a', message: 'Closed.' } satisfies TripWarning;

const base: TripState = {
  trip: { ...aTrip(), title: 'Kyoto', version: 4 },
  events: [event('a', '09:00'), event('b', '10:00'), event('c', '11:00')],
  warnings: [warning],
};

it('what an answer tells of since a version is laid upon the trip of that version', () => {
  const told = { since: 4, version: 5, trip: { version: 5 }, events: [event('a', '10:30')], gone: ['c'] };
  const now = stateIn({ results: told }, base);
  expect(now?.trip).toEqual({ ...base.trip, version: 5 });
  expect(now?.events.map(({ id }) => id)).toEqual(['b', 'a']);
  expect(now?.events[0]).toBe(base.events[1]);
  expect(now?.warnings).toBe(base.warnings);
});

it('what is new stands where it is in time, and warnings that are told are all there are', () => {
  const told = { since: 4, version: 5, trip: { version: 5 }, events: [event('d', '09:30')], gone: [], warnings: [] };
  const now = stateIn({ results: told }, base);
  expect(now?.events.map(({ id }) => id)).toEqual(['a', 'd', 'b', 'c']);
  expect(now?.warnings).toEqual([]);
});

it('what is told since another version says nothing of the trip that is at hand', () => {
  const told = { since: 5, version: 6, trip: { version: 6 }, events: [], gone: [] };
  expect(stateIn({ results: told }, base)).toBeNull();
});

it('an answer with the whole trip is taken as it is', () => {
  const trip = { ...aTrip(), version: 9 };
  expect(stateIn({ results: { trip, events: [event('z', '08:00')] } }, base)).toEqual({
    trip,
    events: [event('z', '08:00')],
    warnings: [],
  });
});

it.each([[null], [{ results: [] }], [{ results: { version: 5 } }]])('%j tells of no trip', (answer) => {
  expect(stateIn(answer, base)).toBeNull();
});
