import { startTestApi, type TestApi } from '../../../testing/test-api.ts';
import type { TestBrowser } from '../../../testing/test-browser.ts';

let api: TestApi;
let kyoto: number;
let modest: { id: number }[];
let elsewhere: { id: number };
beforeAll(async () => {
  api = await startTestApi();
  const stranger = api.stranger();
  kyoto = (await stranger.get('/api/location/kyoto')).body.results.id;
  const { data } = (await stranger.get('/api/pointOfInterests?location=kyoto&per_page=50')).body;
  const half = data.filter(
    (one: { day_trip: boolean; visit_minutes: number }) => !one.day_trip && one.visit_minutes <= 90,
  );
  modest = half.sort((a: { importance: number }, b: { importance: number }) => a.importance - b.importance).slice(0, 2);
  [elsewhere] = (await stranger.get('/api/pointOfInterests?location=tokyo&per_page=1')).body.data;
});
afterAll(() => api.close());

const wish = (more: object) => ({ destination_ids: [kyoto], startDate: '2026-12-01', endDate: '2026-12-03', ...more });
const ask = async (browser: TestBrowser, more: object, call = '/api/trips/planner') =>
  (await browser.post(call, wish(more))).body.results;
type Visit = { type: string; poi_id: number; must: boolean };

describe.each(['/api/trips', '/api/trips/planner'])('a trip that is asked for with places, by POST %s', (call) => {
  it('has them on its days as musts, and no other as one', async () => {
    const { status, events } = await ask(await api.visitor(), { place_ids: modest.map(({ id }) => id) }, call);
    expect(status).toBe('planned');
    const musts = (events as Visit[]).filter(({ type, must }) => type === 'visit' && must);
    expect(musts.map(({ poi_id }) => poi_id).sort()).toEqual(modest.map(({ id }) => id).sort());
  });
});

it('leaves places of other destinations aside, and such as nobody knows', async () => {
  const place_ids = [elsewhere.id, 2_000_000_000, modest[0]!.id];
  const { status, events, trip } = await ask(await api.visitor(), { place_ids });
  expect(status).toBe('planned');
  expect((events as Visit[]).filter(({ must }) => must).map(({ poi_id }) => poi_id)).toEqual([modest[0]!.id]);
  expect(trip.side_pois.map(({ id }: { id: number }) => id)).not.toContain(elsewhere.id);
});

it.each([
  ['not numbers', ['x']],
  ['no ids', [0]],
  ['no list', '7'],
  ['more than two hundred', Array.from({ length: 201 }, (_, index) => index + 1)],
])('refuses places that are %s', async (_, place_ids) => {
  const { status, body } = await (await api.visitor()).post('/api/trips/planner', wish({ place_ids }));
  expect([status, Object.keys(body.errors)[0]]).toEqual([422, expect.stringMatching(/^place_ids/)]);
});
