import type { TripEvent, VisitEvent } from '@tabi/shared/contracts/trips';
import { destinationIds, plannedTrip } from '../../../testing/planned-trip.ts';
import { startTestApi, type TestApi } from '../../../testing/test-api.ts';
import type { TestBrowser } from '../../../testing/test-browser.ts';

let api: TestApi;
let ids: Record<string, number>;
beforeAll(async () => {
  api = await startTestApi();
  ids = await destinationIds(api.stranger(), 'kyoto', 'tokyo', 'osaka', 'istanbul', 'bangkok', 'hanoi');
});
afterAll(() => api.close());

interface Trip {
  browser: TestBrowser;
  id: string;
  events: TripEvent[];
}

async function aTrip(more: object = {}): Promise<Trip> {
  const browser = await api.visitor();
  const wish = { destination_ids: [ids.kyoto], startDate: '2026-12-01', endDate: '2026-12-03', ...more };
  const { trip, events } = await plannedTrip(browser, wish);
  return { browser, id: trip.id, events };
}
const patch = async ({ browser, id }: Trip, body: object) =>
  (await browser.send('PATCH', `/api/trips/${id}`, body)).body.results;
const note = ({ browser }: Trip, event: TripEvent, body: object) =>
  browser.send('PATCH', `/api/events/${event.id}`, body);
const visits = (events: TripEvent[]) => events.filter((event): event is VisitEvent => event.type === 'visit');
const on = (events: TripEvent[], date: string) => events.filter((event) => event.date === date);
const ofPlace = (events: TripEvent[], poi_id: number) => visits(events).find((event) => event.poi_id === poi_id);
const noted = { amount: 20, custom_fields: { booking: 'ABC123' } };

it('A place that loses its day takes cost and booking along among the ideas, and brings them back.', async () => {
  const trip = await aTrip();
  await trip.browser.post(`/api/trips/${trip.id}/budget`, { amount: 5_000, currency: 'JPY' });
  const stop = visits(on(trip.events, '2026-12-03'))[0]!;
  await note(trip, stop, noted);
  const short = await patch(trip, { endDate: '2026-12-02' });
  const kept =
    ofPlace(short.events, stop.poi_id) ?? short.trip.side_pois.find(({ id }: { id: number }) => id === stop.poi_id);
  expect(kept).toMatchObject(noted);
  expect(short.trip.budget.spent).toBe(20);
  const long = (await trip.browser.send('PATCH', `/api/trips/${trip.id}/extend`, { endDate: '2026-12-03' })).body
    .results;
  expect(ofPlace(long.events, stop.poi_id)).toMatchObject(noted);
  expect(long.trip.budget.spent).toBe(20);
});

it('A place that goes back among the ideas by hand keeps what was noted of it, whichever way it comes back.', async () => {
  const trip = await aTrip();
  const [first, second] = visits(trip.events);
  for (const stop of [first!, second!]) {
    await note(trip, stop, noted);
    await trip.browser.get(`/api/trips/${trip.id}/events/${stop.id}/return`);
  }
  const { side_pois } = (await trip.browser.get(`/api/trips/${trip.id}`)).body.results;
  for (const stop of [first!, second!])
    expect(side_pois.find(({ id }: { id: number }) => id === stop.poi_id)).toMatchObject(noted);
  const wish = { poi_id: first!.poi_id, start: '2026-12-02 21:30:00' };
  const placed = (await trip.browser.post(`/api/trips/${trip.id}/events`, wish)).body.results;
  expect(ofPlace(placed.events, first!.poi_id)).toMatchObject(noted);
  const suggested = (await trip.browser.post(`/api/trips/${trip.id}/events/suggested`, { poi_id: second!.poi_id }))
    .body;
  expect(ofPlace(suggested.results.events, second!.poi_id)).toMatchObject(noted);
});

it('Notes of ideas are not for those who only look.', async () => {
  const trip = await aTrip();
  const [stop] = visits(trip.events);
  await note(trip, stop!, noted);
  await trip.browser.get(`/api/trips/${trip.id}/events/${stop!.id}/return`);
  const { token } = (await trip.browser.get(`/api/trips/${trip.id}/public`)).body.results;
  const guest = await api.visitor();
  const { side_pois } = (await guest.get(`/api/trips/${trip.id}?token=${token}`)).body.results;
  expect(side_pois[0]).toMatchObject({ id: stop!.poi_id, amount: null, custom_fields: {} });
});

it('A dinner that somebody booked outlives its day, as an event of one’s own.', async () => {
  const trip = await aTrip();
  const dinner = on(trip.events, '2026-12-03').find((event) => event.type === 'meal' && event.meal === 'dinner');
  await note(trip, dinner!, noted);
  const { events, moved } = await patch(trip, { endDate: '2026-12-02' });
  expect(events.filter(({ type }: TripEvent) => type === 'custom')).toEqual([
    expect.objectContaining({ ...noted, title: dinner!.title, date: '2026-12-02' }),
  ]);
  expect(moved).toContainEqual(expect.objectContaining({ title: dinner!.title, from: '2026-12-03', to: '2026-12-02' }));
});

it('A dinner that somebody moved stays there when its day is planned anew, and is the only one.', async () => {
  const trip = await aTrip({ destination_ids: [ids.kyoto, ids.tokyo], endDate: '2026-12-04' });
  const arrival = trip.events.find(({ title }) => title === 'Train to Tokyo')!.date;
  const dinner = on(trip.events, arrival).find((event) => event.type === 'meal' && event.meal === 'dinner')!;
  await note(trip, dinner, { start: `${arrival} 20:15:00`, end: `${arrival} 21:45:00` });
  const { events } = await patch(trip, { destination_ids: [ids.kyoto, ids.osaka, ids.tokyo] });
  const dinners = on(events, arrival).filter((event) => event.type === 'meal' && event.meal === 'dinner');
  expect(dinners).toEqual([expect.objectContaining({ id: dinner.id, start: `${arrival} 20:15:00` })]);
});

it('A booked night keeps its dates when the trip becomes shorter, and a warning says that it is longer now.', async () => {
  const trip = await aTrip({ endDate: '2026-12-04' });
  const [hotel] = (await trip.browser.get('/api/hotels?locations=kyoto')).body.data;
  const stay = { hotel_id: hotel.id, start: '2026-12-01 15:00:00', end: '2026-12-05 11:00:00' };
  await trip.browser.post(`/api/trips/${trip.id}/events`, { ...stay, ...noted });
  const short = await patch(trip, { endDate: '2026-12-02' });
  const night = (events: TripEvent[]) => events.find(({ type }) => type === 'stay');
  expect(night(short.events)).toMatchObject({ start: stay.start, end: stay.end, ...noted });
  expect(short.warnings).toEqual([
    expect.objectContaining({ code: 'outside-trip', event_id: night(short.events)!.id }),
  ]);
  const later = await patch(trip, { startDate: '2026-12-02' });
  expect(night(later.events)).toMatchObject({ start: '2026-12-02 15:00:00', end: stay.end });
  const shifted = await patch(trip, { startDate: '2026-12-09', endDate: '2026-12-09' });
  expect(night(shifted.events)).toMatchObject({ date: '2026-12-09', ...noted });
  expect(shifted.moved).toContainEqual(expect.objectContaining({ title: hotel.name, to: '2026-12-09' }));
});

it('A trip that is shifted has its meals on every day, and no visit upon one.', async () => {
  const trip = await aTrip({ destination_ids: [ids.istanbul], startDate: '2026-12-02', endDate: '2026-12-04' });
  const eaten = (events: TripEvent[], date: string) => on(events, date).filter(({ type }) => type === 'meal').length;
  for (let days = 3; days < 10; days++) {
    const dates = [0, 1, 2].map((day) => `2026-12-${String(days + day).padStart(2, '0')}`);
    const { events, warnings } = await patch(trip, { startDate: dates[0], endDate: dates[2] });
    expect(warnings).toEqual([]);
    // Where lunch is had inside a long visit there is none beside it.
    const long = (date: string) =>
      visits(on(events, date)).filter(({ start, end }) => Date.parse(end) - Date.parse(start) >= 3 * 3_600_000).length;
    for (const date of dates) expect(eaten(events, date) + long(date)).toBeGreaterThanOrEqual(2);
  }
}, 40_000);

it('A later start puts nothing upon dinner.', async () => {
  for (const city of ['kyoto', 'bangkok', 'hanoi']) {
    const trip = await aTrip({ destination_ids: [ids[city]], endDate: '2026-12-04' });
    const { warnings } = await patch(trip, { startDate: '2026-12-02' });
    expect([city, warnings]).toEqual([city, []]);
  }
});
