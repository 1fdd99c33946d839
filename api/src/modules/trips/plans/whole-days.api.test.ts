import type { Trip, TripEvent, VisitEvent } from '@tabi/shared/contracts/trips';
import { startTestApi, type TestApi } from '../../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const dates = ['2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04'] as const;

async function aTrip(destinations = ['kyoto'], endDate: string = dates[2]) {
  const browser = await api.visitor();
  const ids = await Promise.all(
    destinations.map(async (slug) => (await browser.get(`/api/location/${slug}`)).body.results.id),
  );
  const wish = { destination_ids: ids, startDate: dates[0], endDate };
  const { id } = (await browser.post('/api/trips/planner', wish)).body.results;
  const now = async () => ({
    trip: (await browser.get(`/api/trips/${id}`)).body.results as Trip,
    events: (await browser.get(`/api/trips/${id}/events`)).body.results as TripEvent[],
  });
  const own = (date: string) =>
    browser.post(`/api/trips/${id}/events/custom`, {
      title: 'Tea with Aiko',
      start: `${date} 20:30:00`,
      end: `${date} 21:30:00`,
    });
  const name = (date: string, called: string) =>
    browser.send('PATCH', `/api/trips/${id}/days/${date}`, { name: called });
  const day = (date: string, act: string, body: object) => browser.post(`/api/trips/${id}/days/${date}/${act}`, body);
  const add = (body: object) => browser.post(`/api/trips/${id}/days`, body);
  return { browser, id, now, own, name, day, add };
}

const on = (date: string, events: readonly TripEvent[]) =>
  events
    .filter((event) => event.date === date && event.type !== 'hop' && event.type !== 'stay')
    .map(({ title, start }) => `${start.slice(11, 16)} ${title}`);
const placesOn = (date: string, events: readonly TripEvent[]) =>
  events
    .filter((event): event is VisitEvent => event.type === 'visit' && event.date === date)
    .map(({ poi_id }) => poi_id);

it('a day has a name until it is taken away, and other days are none of the trip', async () => {
  const { name, now } = await aTrip();
  await name(dates[1], 'Temples and tea');
  expect((await name(dates[1], ' Tea ')).body.results.trip.day_names).toEqual([{ date: dates[1], name: 'Tea' }]);
  expect((await name(dates[3], 'Never')).status).toBe(422);
  await name(dates[1], '');
  expect((await now()).trip.day_names).toEqual([]);
});

it('a day’s name goes along when the whole trip moves, and into a copy of it', async () => {
  const { browser, id, name, now } = await aTrip();
  await name(dates[1], 'Tea');
  const copy = (await browser.post(`/api/trips/${id}/duplicate`, { startDate: '2027-02-01' })).body.results;
  expect(copy.trip.day_names).toEqual([{ date: '2027-02-02', name: 'Tea' }]);
  await browser.send('PATCH', `/api/trips/${id}`, { startDate: '2026-12-08', endDate: '2026-12-10' });
  expect((await now()).trip.day_names).toEqual([{ date: '2026-12-09', name: 'Tea' }]);
});

it('two days change places with their names and all they hold, a look changes nothing, and swapped again they are as before', async () => {
  const { day, name, own, now } = await aTrip();
  await own(dates[0]);
  await name(dates[0], 'Tea');
  const before = await now();
  const looked = (await day(dates[0], 'swap', { with: dates[2], preview: true })).body.results;
  expect(on(dates[2], looked.events)).toEqual(on(dates[0], before.events));
  expect(await now()).toEqual(before);
  const { body } = await day(dates[0], 'swap', { with: dates[2] });
  const { events, trip, why } = body.results;
  expect(on(dates[2], events)).toEqual(on(dates[0], before.events));
  expect(on(dates[0], events)).toEqual(on(dates[2], before.events));
  expect(trip.day_names).toEqual([{ date: dates[2], name: 'Tea' }]);
  expect(why).toBe('Tea with Aiko went along. If it is booked, ask for the new day there.');
  const back = (await day(dates[0], 'swap', { with: dates[2] })).body.results;
  expect(dates.map((date) => on(date, back.events))).toEqual(dates.map((date) => on(date, before.events)));
});

it('days in different places, the same day twice and days of another trip are refused', async () => {
  const { day } = await aTrip(['kyoto', 'osaka'], dates[3]);
  expect((await day(dates[0], 'swap', { with: dates[3] })).body.code).toBe('does-not-apply');
  expect((await day(dates[0], 'swap', { with: dates[0] })).status).toBe(422);
  expect((await day(dates[0], 'swap', { with: '2027-01-01' })).status).toBe(422);
});

it('a day is put in between, planned, and everything after it goes along with its name', async () => {
  const { add, name, now } = await aTrip();
  await name(dates[1], 'Tea');
  const before = await now();
  const looked = (await add({ date: dates[0], side: 'after', preview: true })).body.results;
  expect(looked.trip.endDate).toBe(dates[3]);
  expect(await now()).toEqual(before);
  await add({ date: dates[0], side: 'after' });
  const { trip, events } = await now();
  expect([trip.startDate, trip.endDate, trip.title]).toEqual([dates[0], dates[3], '4 days in Kyoto']);
  expect(trip.day_names).toEqual([{ date: dates[2], name: 'Tea' }]);
  expect(on(dates[0], events)).toEqual(on(dates[0], before.events));
  expect(placesOn(dates[2], events)).toEqual(placesOn(dates[1], before.events));
  expect(placesOn(dates[3], events)).toEqual(placesOn(dates[2], before.events));
  expect(placesOn(dates[1], events).length).toBeGreaterThan(0);
});

it('a day is taken out: its places are ideas, one’s own goes to the day beside it, and the rest moves up', async () => {
  const { day, own, now } = await aTrip();
  await own(dates[1]);
  const before = await now();
  const gone = placesOn(dates[1], before.events);
  const { moved } = (await day(dates[1], 'remove', { preview: true })).body.results;
  expect(await now()).toEqual(before);
  expect(moved).toContainEqual({
    title: 'Tea with Aiko',
    poi_id: null,
    from: dates[1],
    to: dates[1],
    why: 'Its day was taken out of the trip.',
  });
  expect((await day(dates[1], 'remove', {})).status).toBe(200);
  const { trip, events } = await now();
  expect([trip.startDate, trip.endDate, trip.title]).toEqual([dates[0], dates[1], '2 days in Kyoto']);
  expect(placesOn(dates[1], events)).toEqual(placesOn(dates[2], before.events));
  expect(on(dates[1], events)).toContain('20:30 Tea with Aiko');
  expect(trip.side_pois.map(({ id }) => id)).toEqual(expect.arrayContaining(gone));
});

it('the day of arrival taken out leaves the way there to the next one; the only day of a place stays', async () => {
  const { day, now } = await aTrip(['kyoto', 'osaka'], dates[3]);
  const arrival = (await now()).trip.destinations[1]!.startDate;
  const journeys = (events: TripEvent[]) =>
    events.filter(
      (event) => event.type === 'hop' && event.from.kind === 'destination' && event.from.id !== event.to.id,
    );
  await day(arrival, 'remove', {});
  const { trip, events } = await now();
  const [, osaka] = trip.destinations;
  expect(osaka!.startDate).toBe(arrival);
  expect(journeys(events).map(({ date }) => date)).toContain(arrival);
  let last = trip;
  while (last.destinations[1]!.startDate < last.destinations[1]!.endDate) {
    await day(last.endDate, 'remove', {});
    last = (await now()).trip;
  }
  expect((await day(last.endDate, 'remove', {})).body.code).toBe('does-not-apply');
});

it('a day is put in order with what stands on it, what was placed stays, and it can be taken back', async () => {
  const { browser, id, day, now } = await aTrip();
  const [first, second] = (await now()).events.filter(({ type, date }) => type === 'visit' && date === dates[0]);
  await browser.send('PATCH', `/api/events/${first!.id}`, { start: `${dates[0]} 18:00:00` });
  await browser.send('PATCH', `/api/events/${first!.id}`, { pinned: false });
  await browser.send('PATCH', `/api/events/${second!.id}`, { pinned: true });
  const before = await now();
  const looked = (await day(dates[0], 'plan', { preview: true })).body.results;
  expect(await now()).toEqual(before);
  const { body } = await day(dates[0], 'plan', {});
  const { events, trip, version } = body.results;
  expect(on(dates[0], events)).toEqual(on(dates[0], looked.events));
  const placed = (all: TripEvent[]) => all.find((event) => event.id === second!.id)?.start;
  expect(placed(events)).toBe(placed(before.events));
  const kept = [...placesOn(dates[0], events), ...trip.side_pois.map((idea: { id: number }) => idea.id)];
  expect(kept).toEqual(expect.arrayContaining(placesOn(dates[0], before.events)));
  expect(dates.slice(1).map((date) => on(date, events))).toEqual(dates.slice(1).map((date) => on(date, before.events)));
  await browser.post(`/api/trips/${id}/undo`, { version });
  expect(on(dates[0], (await now()).events)).toEqual(on(dates[0], before.events));
});

it('a day without a stop has nothing to be put in order', async () => {
  const { browser, id, day, now } = await aTrip(['kyoto'], dates[0]);
  for (const { id: event } of (await now()).events.filter(({ type }) => type === 'visit'))
    await browser.send('DELETE', `/api/trips/${id}/events/${event}`);
  expect((await day(dates[0], 'plan', {})).body.code).toBe('does-not-apply');
});
