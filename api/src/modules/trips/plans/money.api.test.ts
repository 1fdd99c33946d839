import type { TripEvent, VisitEvent } from '@tabi/shared/contracts/trips';
import { destinationIds, plannedTrip } from '../../../testing/planned-trip.ts';
import { startTestApi, type TestApi } from '../../../testing/test-api.ts';

let api: TestApi;
let ids: Record<string, number>;
beforeAll(async () => {
  api = await startTestApi();
  ids = await destinationIds(api.stranger(), 'kyoto');
});
afterAll(() => api.close());

async function aTrip(more: object = {}) {
  const browser = await api.visitor();
  const wish = { destination_ids: [ids['kyoto']], startDate: '2026-12-01', endDate: '2026-12-02', ...more };
  const { trip, events } = await plannedTrip(browser, wish);
  return { browser, id: trip.id, events };
}
const visits = (events: TripEvent[]) => events.filter((event): event is VisitEvent => event.type === 'visit');
const budgetOf = async ({ browser, id }: Awaited<ReturnType<typeof aTrip>>) =>
  (await browser.get(`/api/trips/${id}`)).body.results.budget;

it.each(['XXX', 'abc', '$', 'ZWL'])(
  'A budget in a currency that nobody can be shown is refused in words: %s',
  async (currency) => {
    const { browser, id } = await aTrip();
    const { status, body } = await browser.post(`/api/trips/${id}/budget`, { amount: 5, currency });
    expect([status, body.errors]).toEqual([422, { currency: ['Choose a currency from the list.'] }]);
  },
);

it('A ticket of 12.50 is noted to the cent, and so is a budget.', async () => {
  const trip = await aTrip();
  const { browser, id, events } = trip;
  expect(
    (await browser.post(`/api/trips/${id}/budget`, { amount: 200, amount_minor: 19_999, currency: 'USD' })).body
      .results,
  ).toEqual({
    amount: 200,
    amount_minor: 19_999,
    currency: 'USD',
  });
  const [stop] = visits(events);
  const { body } = await browser.send('PATCH', `/api/events/${stop!.id}`, { amount_minor: 1_250 });
  expect(visits(body.results.events).find(({ id: of }) => of === stop!.id)).toMatchObject({
    amount: 13,
    amount_minor: 1_250,
    currency: 'USD',
  });
  expect(await budgetOf(trip)).toEqual({
    amount: 200,
    amount_minor: 19_999,
    currency: 'USD',
    spent: 13,
    spent_minor: 1_250,
    spent_in: [{ currency: 'USD', amount_minor: 1_250 }],
  });
});

it('What was spent keeps its own currency when the budget is given in another.', async () => {
  const trip = await aTrip();
  const { browser, id, events } = trip;
  await browser.post(`/api/trips/${id}/budget`, { amount: 30_000, currency: 'JPY' });
  await browser.send('PATCH', `/api/events/${visits(events)[0]!.id}`, { amount: 12_000 });
  await browser.post(`/api/trips/${id}/budget`, { amount: 200, currency: 'USD' });
  const { spent, spent_in } = await budgetOf(trip);
  expect(spent_in).toEqual([{ currency: 'JPY', amount_minor: 12_000 }]);
  expect(spent).toBeGreaterThan(50);
  expect(spent).toBeLessThan(150);
});

it('What the release before wrote, in whole units and without a currency, is in that of the budget.', async () => {
  const trip = await aTrip();
  const { browser, id, events } = trip;
  await browser.post(`/api/trips/${id}/budget`, { amount: 30_000, currency: 'JPY' });
  const [stop] = visits(events);
  await api.context.pool.query('UPDATE trip_events SET amount = 700 WHERE id = $1', [stop!.id]);
  expect((await budgetOf(trip)).spent).toBe(700);
  await browser.post(`/api/trips/${id}/budget`, { amount: 300, currency: 'USD' });
  expect((await budgetOf(trip)).spent_in).toEqual([{ currency: 'JPY', amount_minor: 700 }]);
});

it('A budget counts in any currency: with next to none of it only what is free comes in.', async () => {
  const { events } = await aTrip({ currency: 'USD', amount: 1 });
  const dear = visits(events).filter(({ poi }) => poi.price !== null && poi.price.amount > 200);
  expect(dear.map(({ title }) => title)).toEqual([]);
  const rich = visits((await aTrip({ currency: 'USD', amount: 5_000 })).events);
  expect(rich.some(({ poi }) => poi.price !== null && poi.price.amount > 200)).toBe(true);
});

it('A day’s sum has what was noted and the entries that are known, and counts the others as unknown.', async () => {
  const { browser, id, events } = await aTrip();
  await browser.post(`/api/trips/${id}/budget`, { amount: 30_000, currency: 'JPY' });
  const [stop] = visits(events);
  await browser.send('PATCH', `/api/events/${stop!.id}`, { amount: 20, currency: 'EUR' });
  const { currency, days } = (await browser.get(`/api/trips/${id}/budget`)).body.results;
  expect([currency, days.length]).toEqual(['JPY', 2]);
  const others = visits(events).filter(({ date, id: of }) => date === stop!.date && of !== stop!.id);
  const known = others.flatMap(({ poi }) => (poi.price ? [poi.price.amount] : []));
  const sum = known.reduce((total, amount) => total + amount, 0);
  expect(days[0]).toMatchObject({
    date: '2026-12-01',
    noted: [{ currency: 'EUR', amount_minor: 2_000 }],
    entries: sum === 0 ? [] : [{ currency: 'JPY', amount_minor: sum }],
    unknown: others.length - known.length,
  });
  expect(days[0].total_minor).toBeGreaterThan(sum + 1_000);
});
