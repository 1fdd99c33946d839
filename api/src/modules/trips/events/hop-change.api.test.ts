import type { TripEvent } from '@tabi/shared/contracts/trips';
import { destinationIds, plannedTrip } from '../../../testing/planned-trip.ts';
import { startTestApi, type TestApi } from '../../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

it('Another way to go can be taken back, and then everything is when it was; nobody flies within a city.', async () => {
  const browser = await api.visitor();
  const { kyoto } = await destinationIds(browser, 'kyoto');
  const wish = { destination_ids: [kyoto], startDate: '2026-12-01', endDate: '2026-12-03' };
  const { events } = await plannedTrip(browser, wish);
  const hops = events.flatMap((event) => (event.type === 'hop' && event.travel_mode === 'transit' ? [event] : []));
  const [hop] = hops.sort((a, b) => b.metres - a.metres);
  const go = (travel_mode: string) => browser.send('PATCH', `/api/events/hop/${hop!.id}`, { travel_mode });
  const stops = (of: TripEvent[]) =>
    of.filter(({ type }) => type !== 'hop').map(({ id, start, end }) => ({ id, start, end }));
  expect(stops((await go('walk')).body.results.events)).not.toEqual(stops(events));
  expect(stops((await go('transit')).body.results.events)).toEqual(stops(events));
  expect((await go('flight')).body.code).toBe('does-not-apply');
});
