import { addDays, eachDay } from '@tabi/shared/format';
import { tags } from '@tabi/catalogue';
import { solve, type Plan } from '@tabi/planner';
import { createTestDatabase, type TestDatabase } from '@tabi/postgres/testing';
import { destinations } from '../../catalogue/destinations/repository.ts';
import { planRows } from './domain/plan-events.ts';
import { plans } from './plan-repository.ts';
import { planRequestOf } from './domain/plan-request.ts';
import { equalShares } from './domain/trip-days.ts';
import type { NewEvent, TripDestinationRow, TripRow } from './trip-row.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** mulberry32: the same requests on every machine and day. */
function randomOf(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (count: number) => Math.floor(next() * count);
  return { below, pick: <T>(list: readonly T[]): T => list[below(list.length)] as T };
}
type Random = ReturnType<typeof randomOf>;

const twoDigits = (value: number) => String(value).padStart(2, '0');

function randomTrip({ below, pick }: Random, days: number, seed: number): TripRow {
  const start = addDays('2026-11-22', below(370));
  return {
    seed,
    start_date: start,
    end_date: addDays(start, days - 1),
    start_time: `${twoDigits(6 + below(6))}:${pick(['00', '30', '15'])}`,
    end_time: `${twoDigits(16 + below(8))}:${pick(['00', '30', '45'])}`,
    trip_pace: pick([0, 1, 2] as const),
    theme: pick(['relaxation', 'work', 'leisure', 'romantic', 'family', 'other'] as const),
    preferred_types: tags.filter(() => below(6) === 0),
    currency: pick([null, 'USD', 'JPY', 'THB']),
    amount: pick([null, 100, 20_000]),
    amount_minor: null,
  } as TripRow;
}

async function randomDestinations({ below, pick }: Random, days: number): Promise<TripDestinationRow[]> {
  const { rows: all } = await destinations.read(database.pool);
  const wanted = Math.min(days, pick([1, 1, 1, 2, 3]));
  const chosen = new Set<(typeof all)[number]>();
  while (chosen.size < wanted) chosen.add(all[below(all.length)]!);
  const shares = equalShares(
    eachDay('2026-12-01', `2026-12-${twoDigits(days)}`),
    [...chosen].map(({ id }) => id),
  );
  return [...chosen].map(
    (row, index) => ({ ...row, ...shares[index], currency: 'JPY' }) as unknown as TripDestinationRow,
  );
}

/** What a traveller would stumble over in the stored rows, whatever the plan says. */
function rowProblems(events: NewEvent[], trip: TripRow): string[] {
  const problems: string[] = [];
  const seen = new Set<number | null>();
  let before = '';
  for (const event of events) {
    if (event.starts_at < before) problems.push(`${event.title} begins before the one before it has ended.`);
    before = event.ends_at;
    if (event.starts_at.slice(0, 10) !== event.date) problems.push(`${event.title} is not on its day.`);
    if (event.starts_at.slice(11, 16) < trip.start_time || event.ends_at.slice(11, 16) > trip.end_time)
      problems.push(`${event.title} is outside the day.`);
    if (event.type !== 'visit') continue;
    if (seen.has(event.place_id)) problems.push(`${event.title} stands twice.`);
    seen.add(event.place_id);
    if (!event.open || event.hours_that_day === 'Closed') problems.push(`${event.title} is closed.`);
  }
  return problems;
}

const cases = 200;

it(`plans ${cases} random trips over all destinations without one violation`, async () => {
  const random = randomOf(20_261_121);
  const wrong: string[] = [];
  let stops = 0;
  for (let index = 0; index < cases; index++) {
    const days = 1 + random.below(7);
    const trip = randomTrip(random, days, index);
    const destinations = await randomDestinations(random, days);
    const cities = destinations.map(({ id }) => id);
    const places = await plans.places(database.pool, cities);
    const known = await plans.ways(database.pool, cities);
    const { plan, rejected, failure } = solve(planRequestOf(trip, destinations, places, known));
    const at = `request ${index} (${destinations.map(({ slug }) => slug).join()}, ${trip.start_date}, ${days} days)`;
    for (const violation of rejected.flat())
      wrong.push(`${at}: ${violation.code} ${violation.date} ${violation.subject}: ${violation.message}`);
    if (failure) wrong.push(`${at}: ${failure}`);
    const rows = planRows(plan as Plan, destinations, places);
    wrong.push(...rowProblems(rows.events, trip).map((problem) => `${at}: ${problem}`));
    stops += rows.events.filter(({ type }) => type === 'visit').length;
  }
  expect(wrong).toEqual([]);
  expect(stops).toBeGreaterThan(cases * 5);
}, 240_000);
