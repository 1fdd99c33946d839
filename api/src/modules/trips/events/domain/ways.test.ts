import type { Leg } from '@tabi/planner';
import type { DayEvent } from '../event-row.ts';
import { blankEvent } from './blank-event.ts';
import { waysOfDay } from './ways.ts';

const tenMinutes: Leg = { mode: 'walk', minutes: 10, metres: 700, source: 'estimate' };
const nobody = { start: null, end: null };

const visit = (id: string, place_id: number, hour: string): DayEvent => ({
  ...blankEvent(
    { id, trip_id: 'trip', location_id: 1 },
    'visit',
    `2026-12-01 ${hour}:00:00`,
    `2026-12-01 ${hour}:30:00`,
  ),
  title: id,
  place_id,
  lat: 35,
  lng: 135 + place_id / 100,
});

/** The ways between these stops, where the day was as `before`. */
function waysBetween(stops: DayEvent[], before: DayEvent[]) {
  let count = 0;
  const newId = () => `way ${(count += 1)}`;
  return waysOfDay(before, stops, { leg: () => Promise.resolve(tenMinutes), newId, beds: nobody });
}

it('a way that is as it was stays the same object, and one to a stop that has moved keeps its id', async () => {
  const [temple, garden, market] = [visit('temple', 1, '09'), visit('garden', 2, '11'), visit('market', 3, '13')];
  const before = await waysBetween([temple, garden, market], []);
  expect(before.map(({ title, starts_at }) => [title, starts_at.slice(11, 16)])).toEqual([
    ['Walk to garden', '10:50'],
    ['Walk to market', '12:50'],
  ]);
  const later = { ...market, starts_at: '2026-12-01 15:00:00', ends_at: '2026-12-01 15:30:00' };
  const after = await waysBetween([temple, garden, later], before);
  expect(after[0]).toBe(before[0]);
  expect(after[1]).toEqual({ ...before[1], starts_at: '2026-12-01 14:50:00', ends_at: '2026-12-01 15:00:00' });
});

it('a way takes the name of the stop that it leads to', async () => {
  const [temple, garden] = [visit('temple', 1, '09'), visit('garden', 2, '11')];
  const before = await waysBetween([temple, garden], []);
  const [way] = await waysBetween([temple, { ...garden, title: 'moss garden' }], before);
  expect(way).toEqual({ ...before[0], title: 'Walk to moss garden' });
});
