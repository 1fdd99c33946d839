import type { TripEvent } from '@tabi/shared/contracts/trips';
import { startTestApi, type TestApi } from '../../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

async function planned(slugs: string[], endDate: string) {
  const browser = await api.visitor();
  const ids: number[] = [];
  for (const slug of slugs) ids.push((await browser.get(`/api/location/${slug}`)).body.results.id);
  const wish = { destination_ids: ids, startDate: '2026-12-02', endDate };
  const trip = (await browser.post('/api/trips/planner', wish)).body.results;
  const events: TripEvent[] = (await browser.get(`/api/trips/${trip.id}/events`)).body.results;
  const transfers = events.flatMap((event) =>
    event.type === 'hop' && event.from.kind === 'destination' && event.from.id !== event.destination_id ? [event] : [],
  );
  return { browser, trip, events, ids, transfers };
}

it('goes from city to city as people do, and says how often that goes', async () => {
  const { transfers, events } = await planned(['kathmandu', 'pokhara'], '2026-12-05');
  expect(transfers).toHaveLength(1);
  const [transfer] = transfers;
  expect(transfer).toMatchObject({ source: 'typical', settle_minutes: 40, hint: expect.stringContaining('Goes ') });
  expect(['bus', 'drive', 'flight']).toContain(transfer!.travel_mode);
  const first = events.find(({ type, date }) => type === 'visit' && date === transfer!.date)!;
  expect(Date.parse(`${first.start}Z`) - Date.parse(`${transfer!.end}Z`)).toBeGreaterThanOrEqual(40 * 60_000);
});

it('keeps the transfer as it is when another day is changed', async () => {
  const { browser, transfers, events, trip } = await planned(['samarkand', 'bukhara'], '2026-12-05');
  const meal = events.find(({ type, date }) => type === 'meal' && date !== transfers[0]!.date)!;
  await browser.delete(`/api/trips/${trip.id}/events/${meal.id}`);
  const after: TripEvent[] = (await browser.get(`/api/trips/${trip.id}/events`)).body.results;
  expect(after.find(({ id }) => id === transfers[0]!.id)).toEqual(transfers[0]);
});

it('spends the days in the order that was asked for, and says so when another would save hours', async () => {
  const { browser, trip, events, ids } = await planned(['kyoto', 'sapporo', 'osaka'], '2026-12-07');
  expect([...new Set(events.map(({ destination_id }) => destination_id))]).toEqual(ids);
  expect(trip.message).toMatch(
    /^In the order Kyoto, Osaka and Sapporo about \d+ hours less would be spent on the way\.$/,
  );
  const form = (await browser.get(`/api/trips/${trip.id}/preferences`)).body.results;
  expect(form.better_order.destination_ids).toEqual([ids[0], ids[2], ids[1]]);
  expect(form.better_order.saves_minutes).toBeGreaterThan(120);
});

it('says in which district a meal is, and what one eats there', async () => {
  const { events } = await planned(['hanoi'], '2026-12-04');
  const meals = events.flatMap((event) => (event.type === 'meal' ? [event] : []));
  expect(meals.filter(({ title }) => /^(Lunch|Dinner): \w/.test(title)).length).toBeGreaterThan(0);
  const tried = meals.map(({ hint }) => /To try: (.*)\.$/.exec(hint ?? '')?.[1]);
  expect(tried.every(Boolean)).toBe(true);
  expect(new Set(tried).size).toBe(meals.length);
});
