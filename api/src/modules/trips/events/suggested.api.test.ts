import type { SlotOption } from '@tabi/shared/contracts/trip-changes';
import type { TripEvent, VisitEvent } from '@tabi/shared/contracts/trips';
import { minutesBetween } from '@tabi/shared/format';
import { destinationIds, plannedTrip } from '../../../testing/planned-trip.ts';
import { startTestApi, type TestApi } from '../../../testing/test-api.ts';
import type { TestBrowser } from '../../../testing/test-browser.ts';

let api: TestApi;
let ids: Record<string, number>;
beforeAll(async () => {
  api = await startTestApi();
  ids = await destinationIds(api.stranger(), 'kyoto', 'istanbul', 'bangkok');
});
afterAll(() => api.close());

interface Trip {
  browser: TestBrowser;
  id: string;
}

async function aTrip(city: string, more: object = {}): Promise<Trip> {
  const browser = await api.visitor();
  const wish = { destination_ids: [ids[city]], startDate: '2026-12-02', endDate: '2026-12-04', ...more };
  return { browser, id: (await plannedTrip(browser, wish)).trip.id };
}
const suggest = ({ browser, id }: Trip, body: object) => browser.post(`/api/trips/${id}/events/suggested`, body);
const visitsOf = (events: TripEvent[]) => events.filter((event): event is VisitEvent => event.type === 'visit');
const eventsOf = async ({ browser, id }: Trip): Promise<TripEvent[]> =>
  (await browser.get(`/api/trips/${id}/events`)).body.results;
const shown = async ({ browser, id }: Trip) => (await browser.get(`/api/trips/${id}`)).body.results;
const ideasOf = async (trip: Trip): Promise<number[]> =>
  (await shown(trip)).side_pois.map((poi: { id: number }) => poi.id);
const placeId = async ({ browser }: Trip, slug: string): Promise<number> =>
  (await browser.get(`/api/pointOfInterests/${slug}`)).body.results.id;

/** A trip, and an idea for which something would have to leave. */
async function aFullTrip(city = 'kyoto') {
  const trip = await aTrip(city, { tripPace: 2 });
  for (const poi_id of await ideasOf(trip)) {
    const { body } = await suggest(trip, { poi_id, ask: true });
    const options: SlotOption[] = body.results?.options ?? [];
    if (options.length > 0 && options.every(({ drop }) => drop.length > 0)) return { ...trip, poi_id };
  }
  throw new Error('Everything had room.');
}

it('A suggested place throws nothing out by itself: the answer says what it could take the place of.', async () => {
  const trip = await aFullTrip();
  const before = await eventsOf(trip);
  const { version } = await shown(trip);
  const { status, body } = await suggest(trip, { poi_id: trip.poi_id });
  expect([status, body.results.event_id]).toEqual([200, null]);
  expect(body.results.events).toEqual(before);
  expect(await eventsOf(trip)).toEqual(before);
  expect((await shown(trip)).version).toBe(version);
  const [first] = body.results.options as SlotOption[];
  expect(first!.words).toMatch(
    /^It fits on \w{3} \d December, \d\d:\d\d–\d\d:\d\d, if .* (becomes an idea|become ideas)\.$/,
  );
  expect(body.results.why).toContain(first!.words);
  for (const { event_id } of first!.drop) expect(before.map(({ id }) => id)).toContain(event_id);
});

it('Neither a must-see nor what the traveller added is offered to leave while something else could.', async () => {
  const trip = await aTrip('istanbul');
  const isle = await placeId(trip, 'buyukada');
  const { options } = (await suggest(trip, { poi_id: isle })).body.results as { options?: SlotOption[] };
  const visits = visitsOf(await eventsOf(trip));
  const dear = visits.filter(({ poi }) => poi.importance === 5).map(({ poi_id }) => poi_id);
  expect(dear.length).toBeGreaterThan(1);
  const offers = (options ?? []).map(({ drop }) => drop.filter(({ poi_id }) => dear.includes(poi_id)).length);
  const cheap = offers.filter((count) => count === 0);
  expect([0, offers.length]).toContain(cheap.length);
  for (const { poi_id } of visits) expect(await ideasOf(trip)).not.toContain(poi_id);
});

it('The option that is chosen puts the place there, and what made room is an idea with all that was noted of it.', async () => {
  const trip = await aFullTrip();
  const [first] = (await suggest(trip, { poi_id: trip.poi_id })).body.results.options as SlotOption[];
  const [leaves] = first!.drop;
  const noted = { amount: 20, custom_fields: { booking: 'ABC123' } };
  await trip.browser.send('PATCH', `/api/events/${leaves!.event_id}`, noted);
  const option = { date: first!.date, drop: first!.drop.map(({ event_id }) => event_id) };
  const { status, body } = await suggest(trip, { poi_id: trip.poi_id, option });
  expect(status).toBe(200);
  const added = body.results.events.find(({ id }: TripEvent) => id === body.results.event_id);
  expect(added).toMatchObject({ poi_id: trip.poi_id, date: first!.date, start: first!.start });
  expect(body.results.warnings).toEqual([]);
  expect(body.results.why).toContain(leaves!.title);
  const ideas = (await shown(trip)).side_pois;
  expect(ideas.find((poi: { id: number }) => poi.id === leaves!.poi_id)).toMatchObject(noted);
  for (const { poi_id } of first!.drop) expect(ideas.map((poi: { id: number }) => poi.id)).toContain(poi_id);
});

it('What was named to leave must be on that day still, and enough.', async () => {
  const trip = await aFullTrip();
  const [first] = (await suggest(trip, { poi_id: trip.poi_id })).body.results.options as SlotOption[];
  const others = visitsOf(await eventsOf(trip)).filter(({ date }) => date !== first!.date);
  const wrong = { date: first!.date, drop: [others[0]!.id] };
  expect((await suggest(trip, { poi_id: trip.poi_id, option: wrong })).body.errors).toHaveProperty('option');
  const none = { date: first!.date, drop: [] };
  expect((await suggest(trip, { poi_id: trip.poi_id, option: none })).body.code).toBe('fits-no-day');
});

it('Asked only where a place could go, the answer names free days first and changes nothing.', async () => {
  const trip = await aTrip('kyoto', { tripPace: 0 });
  const before = await eventsOf(trip);
  const free: SlotOption[] = [];
  for (const poi_id of (await ideasOf(trip)).slice(0, 8))
    free.push(...((await suggest(trip, { poi_id, ask: true })).body.results?.options ?? []).slice(0, 1));
  expect(free.some(({ drop }) => drop.length === 0)).toBe(true);
  expect(await eventsOf(trip)).toEqual(before);
});

it('Places that were added one after the other do not throw each other out.', async () => {
  const trip = await aTrip('kyoto', { endDate: '2026-12-05' });
  const added: number[] = [];
  for (const slug of ['byodo-in', 'kurama', 'daitoku-ji', 'ohara']) {
    const poi_id = await placeId(trip, slug).catch(() => 0);
    const { status, body } = await suggest(trip, { poi_id });
    if (status === 200 && body.results.event_id) added.push(poi_id);
    else {
      const options = (body.results?.options ?? []) as SlotOption[];
      const own = ({ drop }: SlotOption) => drop.filter((gone) => added.includes(gone.poi_id)).length;
      // A day of only what the traveller added may be the last one with room; it is never the first that is offered.
      expect(options.map((option) => own(option) > 0)).toEqual([...options].map((option) => own(option) > 0).sort());
    }
    const there = visitsOf(await eventsOf(trip)).map((event) => event.poi_id);
    expect(added.filter((id) => !there.includes(id))).toEqual([]);
  }
});

it('A suggested place never stands upon a meal: the meal is stored where it moved.', async () => {
  const trip = await aTrip('bangkok', { tripPace: 0 });
  const last = visitsOf(await eventsOf(trip))
    .filter(({ date }) => date === '2026-12-03')
    .at(-1);
  await trip.browser.delete(`/api/trips/${trip.id}/events/${last!.id}`);
  let placed = 0;
  for (const poi_id of await ideasOf(trip)) {
    const { body } = await suggest(trip, { poi_id });
    if (!body.results?.event_id) continue;
    placed++;
    expect(body.results.warnings).toEqual([]);
    const meals = body.results.events.filter(({ type }: TripEvent) => type === 'meal');
    // Two a day; a visit of three hours may hold one.
    const long = visitsOf(body.results.events).filter(({ start, end }) => minutesBetween(start, end) >= 180);
    expect(meals.length + long.length).toBeGreaterThanOrEqual(6);
  }
  expect(placed).toBeGreaterThan(0);
}, 30_000);
