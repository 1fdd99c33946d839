import { distanceMetres } from '@tabi/planner';
import { startTestApi, testNow, type TestApi } from '../../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

type Row = { id: number; slug: string; name: string; kind: string; tags: { name: string }[]; lat: number; lng: number };
const list = async (query: string): Promise<Row[]> =>
  (await api.stranger().get(`/api/pointOfInterests?per_page=50&${query}`)).body.data;
const slugs = (rows: Row[]) => rows.map(({ slug }) => slug);

/** A place that nobody publishes, with these columns changed. */
async function change(slug: string, columns: Record<string, unknown>): Promise<void> {
  const set = Object.keys(columns).map((name, index) => `${name} = $${index + 2}`);
  await api.context.pool.query(`UPDATE places SET ${set.join(', ')} WHERE slug = $1`, [
    slug,
    ...Object.values(columns),
  ]);
}

it('takes several kinds and any of several tags', async () => {
  const rows = await list('location=kyoto&kind=temple,shrine&tags=gardens,views');
  expect(rows.length).toBeGreaterThan(1);
  for (const { kind, tags } of rows) {
    expect(['temple', 'shrine']).toContain(kind);
    expect(tags.some(({ name }) => name === 'gardens' || name === 'views')).toBe(true);
  }
});

describe('by price', () => {
  beforeAll(async () => {
    await change('kiyomizu-dera', { price_amount: 500, price_currency: 'JPY' });
    await change('kinkaku-ji', { price_amount: 3_000, price_currency: 'JPY' });
    await change('ginkaku-ji', { price_amount: 9_000, price_currency: 'JPY' });
    await change('nanzen-ji', { price_amount: 0 });
    await change('tenryu-ji', { price_amount: null });
  });

  it.each([
    ['low', 'kiyomizu-dera'],
    ['middle', 'kinkaku-ji'],
    ['high', 'ginkaku-ji'],
    ['free', 'nanzen-ji'],
  ])('%s holds %s', async (band, slug) => {
    expect(slugs(await list(`location=kyoto&price=${band}`))).toContain(slug);
  });

  it('leaves out what has no known price', async () => {
    expect(slugs(await list('location=kyoto&price=free,low,middle,high'))).not.toContain('tenryu-ji');
  });
});

describe('open', () => {
  // The test clock stands at 10:00 UTC on Saturday 21 November 2026: 19:00 in Kyoto.
  const hours = (ranges: object | 'always') => ({ hours: JSON.stringify(ranges), closed_dates: [] });

  it('now goes by the clock of the place', async () => {
    expect(testNow.toISOString()).toBe('2026-11-21T10:00:00.000Z');
    await change('kinkaku-ji', hours({ daily: ['09:00-18:00'] }));
    await change('ginkaku-ji', hours({ daily: ['09:00-18:00'], sat: ['18:30-19:30'] }));
    const open = slugs(await list('location=kyoto&open=now'));
    expect(open).toContain('ginkaku-ji');
    expect(open).not.toContain('kinkaku-ji');
  });

  it('counts the night before', async () => {
    const night = { now: () => new Date('2026-11-20T16:30:00Z') };
    const other = await startTestApi(night);
    const set = (ranges: object) =>
      other.context.pool.query(`UPDATE places SET hours = $1, closed_dates = '{}' WHERE slug = 'gion'`, [
        JSON.stringify(ranges),
      ]);
    const isOpen = async () =>
      slugs(
        (await other.stranger().get('/api/pointOfInterests?location=kyoto&open=now&per_page=50')).body.data,
      ).includes('gion');
    try {
      await set({ fri: ['18:00-02:00'] });
      expect(await isOpen()).toBe(true);
      await set({ fri: ['18:00-01:00'] });
      expect(await isOpen()).toBe(false);
    } finally {
      await other.close();
    }
  });

  it('on a day leaves out what is closed on that weekday or date', async () => {
    await change('kinkaku-ji', hours({ daily: ['09:00-18:00'], mon: [] }));
    await change('ginkaku-ji', { ...hours('always'), closed_dates: ['12-28'] });
    const onMonday = slugs(await list('location=kyoto&open=2026-12-28'));
    const onTuesday = slugs(await list('location=kyoto&open=2026-12-29'));
    for (const slug of ['kinkaku-ji', 'ginkaku-ji']) {
      expect(onMonday).not.toContain(slug);
      expect(onTuesday).toContain(slug);
    }
  });
});

describe('by distance', () => {
  const station = { lat: 34.9858, lng: 135.7588 };

  it('lists the nearest first, over the borders of destinations', async () => {
    const metres = (await list(`near=${station.lat},${station.lng}&sort=distance`)).map((row) =>
      distanceMetres(station, row),
    );
    expect(metres).toEqual([...metres].sort((a, b) => a - b));
  });

  it('keeps to the circle', async () => {
    const rows = await list(`near=${station.lat},${station.lng}&within=3000`);
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(distanceMetres(station, row)).toBeLessThanOrEqual(3_000);
  });
});

describe('by name', () => {
  it.each([
    ['kinkaku', 'kinkaku-ji'],
    ['fushmi inari', 'fushimi-inari-taisha'],
    ['金閣', 'kinkaku-ji'],
  ])('%s finds %s first', async (text, slug) => {
    expect(slugs(await list(`name=${encodeURIComponent(text)}`))[0]).toBe(slug);
  });

  it('takes signs of patterns as letters', async () => {
    expect(await list('name=%25')).toEqual([]);
  });
});

it('wants at least this rating', async () => {
  expect(await list('location=kyoto&rating=4')).toEqual([]);
  await api.context.pool.query(`INSERT INTO ratings (resource, resource_id, rating_sum, review_count)
    SELECT 'PointOfInterest', id, 9, 2 FROM places WHERE slug IN ('gion', 'kinkaku-ji')
    UNION ALL SELECT 'PointOfInterest', id, 3, 1 FROM places WHERE slug = 'ginkaku-ji'`);
  expect(slugs(await list('location=kyoto&rating=4')).sort()).toEqual(['gion', 'kinkaku-ji']);
  expect(slugs(await list('location=kyoto&sort=rating')).slice(0, 3)).toContain('ginkaku-ji');
});

it.each([
  ['within=500', 'near'],
  ['sort=distance', 'near'],
  ['near=here', 'near'],
  ['near=91,0', 'near'],
  ['open=2026-02-30', 'open'],
  ['price=cheap', 'price'],
  ['rating=6', 'rating'],
])('refuses %s', async (query, field) => {
  const { status, body } = await api.stranger().get(`/api/pointOfInterests?${query}`);
  expect(status).toBe(422);
  expect(Object.keys(body.errors)[0]).toMatch(new RegExp(`^${field}`));
});
