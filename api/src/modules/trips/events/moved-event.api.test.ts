import type { TripEvent } from '@tabi/shared/contracts/trips';
import pg from 'pg';
import { plannedTrip } from '../../../testing/planned-trip.ts';
import { startTestApi, type TestApi } from '../../../testing/test-api.ts';
import type { TestBrowser } from '../../../testing/test-browser.ts';

let api: TestApi;
let kyoto: number;
beforeAll(async () => {
  api = await startTestApi();
  kyoto = (await api.stranger().get('/api/location/kyoto')).body.results.id;
});
afterAll(() => api.close());

async function aTrip() {
  const browser = await api.visitor();
  const wish = { destination_ids: [kyoto], startDate: '2026-12-01', endDate: '2026-12-02' };
  const { trip, events } = await plannedTrip(browser, wish);
  const stop = events.filter(({ type }: TripEvent) => type === 'visit').at(-1);
  const move = (clock: string) => browser.send('PATCH', `/api/events/${stop!.id}`, { start: `${stop!.date} ${clock}` });
  return { browser, id: trip.id, ideas: trip.side_pois, move };
}

const read = async (browser: TestBrowser, id: string) => ({
  trip: (await browser.get(`/api/trips/${id}`)).body.results,
  events: (await browser.get(`/api/trips/${id}/events`)).body.results,
});

it('answers each of several moves with what is read of the trip afterwards, its ideas and names of days with it', async () => {
  const { browser, id, ideas, move } = await aTrip();
  await browser.send('PATCH', `/api/trips/${id}/days/2026-12-02`, { name: 'Temples' });
  for (const clock of ['20:00:00', '20:30:00', '20:00:00']) {
    const { trip, events } = (await move(clock)).body.results;
    expect({ trip, events }).toEqual(await read(browser, id));
    expect(trip.side_pois).toEqual(ideas);
    expect(trip.day_names).toEqual([{ date: '2026-12-02', name: 'Temples' }]);
    await browser.send('DELETE', `/api/destinations/${kyoto}/poi/${ideas.pop()?.id}?trip_id=${id}`);
  }
});

it('asks the database for nothing that is known of the trip already', async () => {
  const { move } = await aTrip();
  for (const clock of ['20:00:00', '20:30:00']) await move(clock);
  const asked = jest.spyOn(pg.Client.prototype, 'query');
  await move('20:00:00');
  const names = asked.mock.calls
    .map(([query]) => (query as unknown as { name?: string }).name ?? String(query))
    // Calls are counted when it is time for that, whoever moves what.
    .filter((name) => !name.startsWith('LISTEN ') && name !== 'rate-limits.count');
  asked.mockRestore();
  expect(names).toEqual(['trips.of-events', 'day-events.write-at-once']);
});
