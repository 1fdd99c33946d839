import type { Trip } from '@tabi/shared/contracts/trips';
import { destinationIds } from '../../../testing/planned-trip.ts';
import { startTestApi, type TestApi } from '../../../testing/test-api.ts';

let api: TestApi;
let ids: Record<string, number>;
beforeAll(async () => {
  api = await startTestApi();
  ids = await destinationIds(api.stranger(), 'istanbul', 'petra');
});
afterAll(() => api.close());

const notes = (trip: Trip) => (trip.day_notes ?? []).map(({ date, text }) => `${date} ${text}`);

/** Tuesday and Wednesday in Istanbul. */
const wish = () => ({ destination_ids: [ids['istanbul']], startDate: '2026-12-01', endDate: '2026-12-02' });

it('A day says which must-see is closed on it, and the first one that no place to stay is known.', async () => {
  const browser = await api.visitor();
  const { trip } = (await browser.post('/api/trips', wish())).body.results;
  expect(notes(trip)).toContain('2026-12-01 Topkapı Palace is closed on Tuesdays.');
  expect(notes(trip).join()).toContain('No place to stay is known yet');
});

it('With a place to stay nothing is said of where the days begin, and a day that is emptied has no plan.', async () => {
  const browser = await api.visitor();
  const { trip, events } = (await browser.post('/api/trips', wish())).body.results;
  const [hotel] = (await browser.get('/api/hotels?locations=istanbul')).body.data;
  const night = { hotel_id: hotel.id, start: '2026-12-01 15:00:00', end: '2026-12-02 11:00:00' };
  const housed = (await browser.post(`/api/trips/${trip.id}/events`, night)).body.results;
  expect(notes(housed.trip).join()).not.toContain('place to stay');
  for (const event of events)
    if (event.type === 'visit' && event.date === '2026-12-02')
      await browser.delete(`/api/trips/${trip.id}/events/${event.id}`);
  const empty = (await browser.get(`/api/trips/${trip.id}`)).body.results;
  expect(notes(empty).join()).toContain('2026-12-02 A day without a plan');
});

it('In Petra nobody is driven from one tomb to another, neither by the planner nor after a change.', async () => {
  const browser = await api.visitor();
  const asked = { destination_ids: [ids['petra']], startDate: '2026-12-01', endDate: '2026-12-02' };
  const { trip, events } = (await browser.post('/api/trips', asked)).body.results;
  const walked = new Set(
    (await api.context.pool.query<{ id: number }>("SELECT id FROM places WHERE walked_in = 'petra'")).rows.map(
      ({ id }) => id,
    ),
  );
  const modesOf = (all: typeof events) =>
    all.flatMap((event: { type: string; from: { id: number }; to: { id: number }; travel_mode: string }) =>
      event.type === 'hop' && walked.has(event.from.id) && walked.has(event.to.id) ? [event.travel_mode] : [],
    );
  expect(modesOf(events).length).toBeGreaterThan(1);
  expect(new Set(modesOf(events))).toEqual(new Set(['walk']));
  const middle = events.filter((event: { type: string; poi_id: number }) => event.type === 'visit')[2];
  const left = (await browser.delete(`/api/trips/${trip.id}/events/${middle.id}`)).body.results;
  expect(new Set(modesOf(left.events))).toEqual(new Set(['walk']));
});
