import { brotliCompressSync } from 'node:zlib';
import type { TripEvent } from '@tabi/shared/contracts/trips';
import { startTestApi, type TestApi } from '../../../testing/test-api.ts';
import type { TestBrowser } from '../../../testing/test-browser.ts';

let api: TestApi;
let ids: Record<string, number>;
beforeAll(async () => {
  api = await startTestApi();
  const { data } = (await api.stranger().get('/api/locations?per_page=50')).body;
  ids = Object.fromEntries(data.map(({ slug, id }: { slug: string; id: number }) => [slug, id]));
});
afterAll(() => api.close());

const wish = (more: object = {}) => ({
  destination_ids: [ids.kyoto],
  startDate: '2026-12-01',
  endDate: '2026-12-03',
  ...more,
});
const planned = async (browser: TestBrowser, more: object = {}) =>
  (await browser.post('/api/trips/planner', wish(more))).body.results;
const signedUp = async (email: string) => {
  const browser = await api.visitor();
  await browser.post('/api/register', {
    name: 'Mai',
    email,
    password: 'a long password',
    password_confirmation: 'a long password',
  });
  return browser;
};

describe('planning a trip', () => {
  it('answers planned itself, with a slug that says what it is', async () => {
    const { status, body } = await (await api.visitor()).post('/api/trips/planner', wish());
    expect(status).toBe(200);
    expect(body.results).toMatchObject({ status: 'planned', message: null });
    expect(body.results.slug).toMatch(/^3-days-in-kyoto-[a-z0-9]{10}$/);
  });

  it('fills three days in Kyoto with nine real sights or more, none twice', async () => {
    const browser = await api.visitor();
    const { results } = (await browser.get(`/api/trips/${(await planned(browser)).id}/events`)).body;
    const visits = results
      .filter(({ type }: { type: string }) => type === 'visit')
      .map(({ poi_id }: { poi_id: number }) => poi_id);
    expect(visits.length).toBeGreaterThanOrEqual(9);
    expect(new Set(visits).size).toBe(visits.length);
  });

  it('gives events in order of time, inside the hours of the day', async () => {
    const browser = await api.visitor();
    const { id } = await planned(browser, { startTime: '08:30', endTime: '20:00' });
    const { results } = (await browser.get(`/api/trips/${id}/events`)).body;
    const starts = results.map(({ start }: { start: string }) => start);
    expect(starts).toEqual([...starts].sort());
    for (const { start, end } of results)
      expect([start.slice(11) >= '08:30:00', end.slice(11) <= '20:00:00']).toEqual([true, true]);
  });

  it('shows the whole trip to its owner', async () => {
    const browser = await api.visitor();
    const { id } = await planned(browser, { theme: 'family', preferredTypes: ['gardens'], tripPace: 2 });
    const { results } = (await browser.get(`/api/trips/${id}`)).body;
    expect(results).toMatchObject({
      title: '3 days in Kyoto',
      uuid: browser.cookies.get('USER-UUID'),
      status: 'planned',
      startDate: '2026-12-01',
      endDate: '2026-12-03',
      startTime: '09:00',
      theme: 'family',
      preferredTypes: ['gardens'],
      tripPace: 2,
      canManage: true,
      locked: false,
      version: 2,
      contributors: [],
    });
    expect(results.destinations[0]).toMatchObject({
      slug: 'kyoto',
      time_zone: 'Asia/Tokyo',
      startDate: '2026-12-01',
      endDate: '2026-12-03',
    });
    expect(results.side_pois.length).toBeGreaterThan(0);
    const events: TripEvent[] = (await browser.get(`/api/trips/${id}/events`)).body.results;
    const stops = events.flatMap((event) => (event.type === 'visit' ? [event.poi_id] : []));
    expect(results.pois.map((poi: { id: number }) => poi.id)).toEqual(stops);
    expect(results.side_pois.filter((poi: { id: number }) => stops.includes(poi.id))).toEqual([]);
  });

  it('comes with its days in one answer where they are asked for, small enough for a train', async () => {
    const browser = await api.visitor();
    const { id } = await planned(browser);
    const alone = (await browser.get(`/api/trips/${id}`)).body;
    const days = (await browser.get(`/api/trips/${id}/events`)).body;
    const whole = (await browser.get(`/api/trips/${id}?days=yes`)).body;
    expect(alone).toEqual({ results: alone.results });
    expect(whole).toEqual({ results: alone.results, events: days.results, warnings: days.warnings });
    expect(brotliCompressSync(JSON.stringify(whole)).length).toBeLessThan(12 * 1024);
  });

  it('takes the old form too, with its own day hours', async () => {
    const browser = await api.visitor();
    const { body } = await browser.post('/api/trips', { ...wish(), currency: 'jpy', amount: 50_000 });
    expect((await browser.get(`/api/trips/${body.results.slug}`)).body.results.startTime).toBe('08:00');
  });

  it('shares the days out over several destinations, with a transfer between them', async () => {
    const browser = await api.visitor();
    const { id, slug } = await planned(browser, { destination_ids: [ids.kyoto, ids.tokyo], endDate: '2026-12-05' });
    expect(slug).toMatch(/^5-days-in-kyoto-and-tokyo-/);
    const { destinations } = (await browser.get(`/api/trips/${id}`)).body.results;
    expect(destinations[0].endDate < destinations[1].startDate).toBe(true);
    const { results } = (await browser.get(`/api/trips/${id}/events`)).body;
    expect(results.map(({ title }: { title: string }) => title)).toContain('Train to Tokyo');
  });

  it('logs what happened to the trip', async () => {
    const { id } = await planned(await api.visitor());
    const { rows } = await api.context.pool.query(
      'SELECT seq, kind FROM trip_changes WHERE trip_id = $1 ORDER BY seq',
      [id],
    );
    expect(rows).toEqual([
      { seq: 1, kind: 'created' },
      { seq: 2, kind: 'planned' },
    ]);
  });

  it('says so when nothing fits', async () => {
    const browser = await api.visitor();
    const { status, message } = await planned(browser, { startTime: '03:00', endTime: '03:20', endDate: '2026-12-01' });
    expect(status).toBe('failed');
    expect(message).toMatch(/^No place fits/);
  });
});

describe('a wish that cannot be planned', () => {
  it.each([
    ['destination_ids', { destination_ids: [999_999] }],
    ['destination_ids', { destination_ids: [] }],
    ['source_id', { source_id: 1 }],
    ['startDate', { startDate: '2026-11-20', endDate: '2026-12-01' }],
    ['startDate', { startDate: '2026-11-31' }],
    ['endDate', { endDate: '2026-11-30' }],
    ['endDate', { endDate: '2026-12-31' }],
    ['endTime', { startTime: '10:00', endTime: '09:00' }],
    ['theme', { theme: 'party' }],
    ['tripPace', { tripPace: 3 }],
  ])('is refused under %s: %j', async (field, wrong) => {
    const { status, body } = await (await api.visitor()).post('/api/trips/planner', wish(wrong));
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
  });

  it('is refused when there are more destinations than days', async () => {
    const { status, body } = await (
      await api.visitor()
    ).post('/api/trips/planner', wish({ destination_ids: [ids.kyoto, ids.tokyo], endDate: '2026-12-01' }));
    expect(status).toBe(422);
    expect(body.message).toBe('One day is too short for 2 destinations. Add days, or take one off.');
  });

  it('may begin today', async () => {
    const { status } = await (
      await api.visitor()
    ).post('/api/trips/planner', wish({ startDate: '2026-11-21', endDate: '2026-11-22' }));
    expect(status).toBe(200);
  });

  it('may begin in a known city, which its form names, and takes thirty days', async () => {
    const [london] = (await api.stranger().get('/api/googleAutocomplete/london')).body.results;
    const visitor = await api.visitor();
    const asked = await visitor.post('/api/trips/planner', wish({ source_id: london.id, endDate: '2026-12-30' }));
    expect(asked.status).toBe(200);
    const form = await visitor.get(`/api/trips/${asked.body.results.id}/preferences`);
    expect(form.body.results).toMatchObject({ source_id: london.id, source_name: 'London' });
  });
});

describe('a trip', () => {
  const paths = (id: string) => [`/api/trips/${id}`, `/api/trips/${id}/events`];

  it('looks missing to a stranger and to another visitor', async () => {
    const { id, slug } = await planned(await api.visitor());
    for (const browser of [api.stranger(), await api.visitor(), await signedUp('other@example.com')]) {
      for (const path of [...paths(id), ...paths(slug)]) {
        const { status, body } = await browser.get(path);
        expect([status, body]).toEqual([404, { message: 'We could not find that.', code: 'not-found' }]);
      }
    }
  });

  it("is nobody's with the owner's uuid but no twin", async () => {
    const owner = await api.visitor();
    const { id } = await planned(owner);
    const thief = api.stranger();
    thief.cookies.set('USER-UUID', owner.cookies.get('USER-UUID') ?? '');
    expect((await thief.get(`/api/trips/${id}`, { 'x-user-uuid': owner.cookies.get('USER-UUID') ?? '' })).status).toBe(
      404,
    );
  });

  it('cannot be deleted by anybody else', async () => {
    const owner = await api.visitor();
    const { id } = await planned(owner);
    expect((await (await api.visitor()).delete(`/api/trips/${id}`)).status).toBe(404);
    expect((await owner.get(`/api/trips/${id}`)).status).toBe(200);
  });

  it('is gone once deleted, and back once restored', async () => {
    const owner = await api.visitor();
    const { id } = await planned(owner);
    expect((await owner.delete(`/api/trips/${id}`)).status).toBe(200);
    expect((await owner.get(`/api/trips/${id}`)).status).toBe(404);
    expect((await (await api.visitor()).get(`/api/trips/${id}/restore`)).status).toBe(404);
    expect((await owner.get(`/api/trips/${id}/restore`)).body.results).toMatchObject({ id, status: 'planned' });
    expect((await owner.get(`/api/trips/${id}/events`)).body.results.length).toBeGreaterThan(9);
  });

  it('is not kept by anybody on the way', async () => {
    const owner = await api.visitor();
    expect((await owner.get(`/api/trips/${(await planned(owner)).id}`)).headers['cache-control']).toBe('no-store');
  });
});

describe('my trips', () => {
  it('are there for a visitor who never signed in, soonest first', async () => {
    const browser = await api.visitor();
    await planned(browser, { startDate: '2027-01-02', endDate: '2027-01-02' });
    await planned(browser);
    const { results } = (await browser.get('/api/user/trips')).body;
    expect(results.map(({ title }: { title: string }) => title)).toEqual(['3 days in Kyoto', '1 day in Kyoto']);
    expect(results[0].stop_count).toBeGreaterThanOrEqual(9);
  });

  it('can be those deleted less than 30 days ago, which are brought back from there', async () => {
    const browser = await api.visitor();
    const { id } = await planned(browser);
    const deleted = async () => (await browser.get('/api/user/trips?filter=deleted')).body.results;
    const deletedAt = (instant: string) =>
      api.context.pool.query('UPDATE trips SET deleted_at = $1 WHERE id = $2', [instant, id]);
    await browser.delete(`/api/trips/${id}`);
    await deletedAt('2026-10-22T09:00:00Z');
    expect(await deleted()).toEqual([]);
    await deletedAt('2026-11-20T09:00:00Z');
    expect(await deleted()).toMatchObject([{ id, restorable_until: '2026-12-20' }]);
    expect((await browser.get('/api/user/trips')).body.results).toEqual([]);
    await browser.get(`/api/trips/${id}/restore`);
    expect(await deleted()).toEqual([]);
    expect((await browser.get('/api/user/trips')).body.results).toMatchObject([{ id, restorable_until: null }]);
  });

  it('are none for a stranger', async () => {
    expect((await api.stranger().get('/api/user/trips')).body).toEqual({ results: [] });
  });

  it('can be those to come or those past', async () => {
    const browser = await api.visitor();
    const { id } = await planned(browser);
    await api.context.pool.query("UPDATE trips SET start_date = '2026-11-01', end_date = '2026-11-20' WHERE id = $1", [
      id,
    ]);
    expect((await browser.get('/api/user/trips?filter=upcoming')).body.results).toEqual([]);
    expect((await browser.get('/api/user/trips?filter=past')).body.results).toHaveLength(1);
  });
});

describe('an account', () => {
  it('gets the trips made before, and keeps them from the browser once signed out', async () => {
    const browser = await api.visitor();
    const { id } = await planned(browser);
    const form = {
      name: 'Linh',
      email: 'linh@example.com',
      password: 'a long password',
      password_confirmation: 'a long password',
    };
    await browser.post('/api/register', form);
    const { results } = (await browser.get(`/api/trips/${id}`)).body;
    expect(results).toMatchObject({ uuid: null, canManage: true, contributors: [{ name: 'Linh', is_owner: true }] });
    await browser.post('/api/logout');
    expect((await browser.get(`/api/trips/${id}`)).status).toBe(404);
  });

  it('finds its trips on another device', async () => {
    const first = await signedUp('duc@example.com');
    await planned(first);
    const second = await api.visitor();
    await second.post('/api/login', { email: 'duc@example.com', password: 'a long password' });
    expect((await second.get('/api/user/trips')).body.results).toHaveLength(1);
  });
});
