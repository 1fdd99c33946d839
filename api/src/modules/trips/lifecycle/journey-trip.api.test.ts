import type { Trip, TripEvent } from '@tabi/shared/contracts/trips';
import { signUp } from '../../../testing/test-person.ts';
import { startTestApi, type TestApi } from '../../../testing/test-api.ts';
import type { TestBrowser } from '../../../testing/test-browser.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const journey = '/api/journeys/nepal-and-bhutan/trip';

async function planned(visitor: TestBrowser, body: object): Promise<{ trip: Trip; events: TripEvent[] }> {
  const { id } = (await visitor.post(journey, body)).body.results;
  const trip = (await visitor.get(`/api/trips/${id}`)).body.results;
  return { trip, events: (await visitor.get(`/api/trips/${id}/events`)).body.results };
}

it('plans a journey as a trip of one’s own, with the nights that it names in each destination', async () => {
  const { trip, events } = await planned(await api.visitor(), { startDate: '2027-03-01' });
  expect(trip).toMatchObject({ status: 'planned', startDate: '2027-03-01', endDate: '2027-03-13', canManage: true });
  const stays = (await api.stranger().get('/api/journeys/nepal-and-bhutan')).body.results.stays as {
    nights: number;
    location: { id: number };
  }[];
  const nights = stays.flatMap(({ nights: count, location }) => Array.from({ length: count }, () => location.id));
  const expected = [...nights, ...nights.slice(-1)];
  const days = [...new Set(events.map(({ date }) => date))];
  const where = days.map((date) => [
    date,
    events.filter((event) => event.date === date).every((event) => event.destination_id === expected[dayOf(date)]),
  ]);
  expect(where.filter(([, right]) => !right)).toEqual([]);
  expect(days.length).toBeGreaterThan(10);
});

it('begins where its traveller lives, who named no other city', async () => {
  const { browser } = await signUp(api);
  const { rows } = await api.context.pool.query<{ id: number }>(
    `SELECT id FROM cities WHERE name = 'Berlin' ORDER BY population DESC LIMIT 1`,
  );
  await browser.send('PATCH', '/api/user/settings', { home_city_id: rows[0]?.id });
  const { id } = (await browser.post(journey, { startDate: '2027-03-01' })).body.results;
  expect((await browser.get(`/api/trips/${id}`)).body.results.home).toMatchObject({ city: 'Berlin' });
});

const dayOf = (date: string): number => Number(date.slice(8)) - 1;

it('shows the stay that one comes back to once, with the excursion within it', async () => {
  const { trip } = await planned(await api.visitor(), { startDate: '2027-03-01' });
  const [kathmandu, pokhara] = trip.destinations;
  expect(trip.destinations.map(({ slug }) => slug)).toEqual(['kathmandu', 'pokhara', 'thimphu']);
  expect([kathmandu!.startDate < pokhara!.startDate, pokhara!.endDate < kathmandu!.endDate]).toEqual([true, true]);
});

it('keeps where each day is spent when the trip moves to other dates', async () => {
  const visitor = await api.visitor();
  const { trip, events } = await planned(visitor, { startDate: '2027-03-01' });
  const moved = await visitor.send('PATCH', `/api/trips/${trip.id}`, {
    startDate: '2027-03-08',
    endDate: '2027-03-20',
  });
  expect(moved.status).toBe(200);
  const cityOn = (all: TripEvent[], date: string) => all.find((event) => event.date === date)?.destination_id;
  const after = moved.body.results.events as TripEvent[];
  expect(cityOn(after, '2027-03-12')).toBe(cityOn(events, '2027-03-05'));
  expect(cityOn(after, '2027-03-16')).toBe(cityOn(events, '2027-03-09'));
});

it('copies the destination that one comes back to without the excursion, whose days are planned anew there', async () => {
  const visitor = await api.visitor();
  const { trip, events } = await planned(visitor, { startDate: '2027-03-01' });
  const [kathmandu] = trip.destinations;
  const wish = { startDate: '2027-03-01', destination_id: kathmandu!.id };
  const copy = (await visitor.post(`/api/trips/${trip.id}/duplicate`, wish)).body.results;
  const copied = copy.events as TripEvent[];
  expect(copied.filter(({ destination_id }) => destination_id !== kathmandu!.id)).toEqual([]);
  const seen = new Set(copied.flatMap(({ type, date }) => (type === 'visit' ? [date] : [])));
  const away = new Set(
    events.flatMap(({ destination_id, date }) => (destination_id === trip.destinations[1]!.id ? [date] : [])),
  );
  expect([...away].filter((date) => seen.has(date)).length).toBeGreaterThan(0);
});

it('begins on the next day of its best months where no day is chosen', async () => {
  const { trip } = await planned(await api.visitor(), {});
  const { best_months: months } = (await api.stranger().get('/api/journeys/nepal-and-bhutan')).body.results;
  expect(months).toContain(Number(trip.startDate.slice(5, 7)));
});

it('refuses a day that has passed, in words', async () => {
  const { status, body } = await (await api.visitor()).post(journey, { startDate: '2020-03-01' });
  expect([status, body.errors.startDate]).toEqual([422, ['That day has passed. Choose today or a later day.']]);
});

it('knows no trip of an unknown journey', async () => {
  expect((await (await api.visitor()).post('/api/journeys/to-the-moon/trip', {})).status).toBe(404);
});
