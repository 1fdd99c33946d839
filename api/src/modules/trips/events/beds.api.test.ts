import type { HopEvent, TripEvent } from '@tabi/shared/contracts/trips';
import { startTestApi, type TestApi } from '../../../testing/test-api.ts';
import { destinationIds } from '../../../testing/planned-trip.ts';

let api: TestApi;
let istanbul: number;
beforeAll(async () => {
  api = await startTestApi();
  istanbul = (await destinationIds(api.stranger(), 'istanbul'))['istanbul']!;
});
afterAll(() => api.close());

/** Three days in Istanbul, and a hotel for both nights. */
async function aHousedTrip() {
  const browser = await api.visitor();
  const wish = { destination_ids: [istanbul], startDate: '2026-12-01', endDate: '2026-12-03' };
  const { trip } = (await browser.post('/api/trips', wish)).body.results;
  const [hotel] = (await browser.get('/api/hotels?locations=istanbul')).body.data;
  const nights = { hotel_id: hotel.id, start: '2026-12-01 15:00:00', end: '2026-12-03 11:00:00' };
  const { events, event_id, trip: after } = (await browser.post(`/api/trips/${trip.id}/events`, nights)).body.results;
  return { browser, trip: after, hotel, bed: event_id as string, events: events as TripEvent[] };
}

const hops = (events: readonly TripEvent[], date: string): HopEvent[] =>
  events.flatMap((event) => (event.type === 'hop' && event.date === date ? [event] : []));
const isBed = ({ kind, event_id }: HopEvent['from'], bed: string): boolean => kind === 'stay' && event_id === bed;

it('With a bed for the night the day ends with the way to it, and the next one begins with the way from it.', async () => {
  const { events, bed, hotel } = await aHousedTrip();
  const [first, second, third] = ['2026-12-01', '2026-12-02', '2026-12-03'].map((date) => hops(events, date));
  expect(first!.some(({ from }) => isBed(from, bed))).toBe(false);
  expect(first!.at(-1)!.to).toMatchObject({ kind: 'stay', event_id: bed });
  expect(first!.at(-1)!.title).toContain(hotel.name);
  expect(second![0]!.from).toMatchObject({ kind: 'stay', event_id: bed });
  expect(second!.at(-1)!.to).toMatchObject({ kind: 'stay', event_id: bed });
  expect(third![0]!.from).toMatchObject({ kind: 'stay', event_id: bed });
  expect(third!.at(-1)!.to.kind).toBe('place');
  for (const hop of [second![0]!, second!.at(-1)!]) expect(hop.minutes).toBeGreaterThan(0);
});

it('A stay that is taken off takes its ways along.', async () => {
  const { browser, trip, bed } = await aHousedTrip();
  const { events } = (await browser.delete(`/api/trips/${trip.id}/events/${bed}`)).body.results;
  const all = (events as TripEvent[]).flatMap((event) =>
    event.type === 'hop' ? [event.from.kind, event.to.kind] : [],
  );
  expect(all).not.toContain('stay');
});

it('A trip that is planned again begins and ends its days where one sleeps, with time for the way.', async () => {
  const { browser, trip, bed } = await aHousedTrip();
  await browser.send('PATCH', `/api/trips/${trip.id}/preferences`, { trip_pace: 0 });
  const { events } = (await browser.post(`/api/trips/${trip.id}/plan`, {})).body.results as { events: TripEvent[] };
  const second = hops(events, '2026-12-02');
  expect(second[0]!.from).toMatchObject({ kind: 'stay', event_id: bed });
  expect(second[0]!.start >= '2026-12-02 08:00:00').toBe(true);
  expect(second.at(-1)!.to).toMatchObject({ kind: 'stay', event_id: bed });
  expect(second.at(-1)!.end <= '2026-12-02 22:00:00').toBe(true);
});

it('Another way to go can be chosen between a bed and the first stop.', async () => {
  const { browser, trip, bed, events } = await aHousedTrip();
  const [hop] = hops(events, '2026-12-02');
  const mode = hop!.travel_mode === 'taxi' ? 'walk' : 'taxi';
  const body = { trip_id: trip.id, travel_mode: mode };
  const after = (await browser.send('PATCH', `/api/events/hop/${hop!.id}`, body)).body.results.events as TripEvent[];
  expect(hops(after, '2026-12-02')[0]).toMatchObject({ travel_mode: mode, from: { kind: 'stay', event_id: bed } });
});
