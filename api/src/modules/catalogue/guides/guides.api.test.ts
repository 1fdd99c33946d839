import { addDays, utcDay } from '@tabi/shared/format';
import { startTestApi, type TestApi } from '../../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const guideOf = async (location: string) => (await api.stranger().get(`/api/locations/${location}/guide`)).body.results;
type Way = { to: { slug: string }; mode: string; minutes: number };

it('tells what is the same all over the country', async () => {
  const { country } = await guideOf('kyoto');
  expect(country.power).toEqual({ plugs: expect.arrayContaining(['A']), volts: 100 });
  expect(country.emergency).toContainEqual({ service: 'police', number: '110' });
});

it('tells where one eats what, where somebody has written it', async () => {
  const { own } = await guideOf('sapporo');
  expect(own.food_areas.length).toBeGreaterThanOrEqual(2);
  expect(own.dishes.length).toBeGreaterThanOrEqual(5);
});

it('tells the ways on, the quickest first, and the same way from its other end', async () => {
  const there: Way[] = (await guideOf('kyoto')).connections;
  const minutes = there.map((way) => way.minutes);
  expect(minutes).toEqual([...minutes].sort((a, b) => a - b));
  const toOsaka = there.find(({ to }) => to.slug === 'osaka');
  const back: Way[] = (await guideOf('osaka')).connections;
  expect(toOsaka).toBeDefined();
  expect(back).toContainEqual({ ...toOsaka, to: { slug: 'kyoto', name: 'Kyoto' } });
});

it('tells festivals that are on or come, the next first', async () => {
  const { festivals } = await guideOf('kyoto');
  const today = utcDay(new Date());
  const next = festivals.map(({ starts }: { starts: string[] }) => starts[0]);
  expect(next.length).toBeGreaterThan(0);
  expect(next).toEqual([...next].sort());
  for (const { starts, days } of festivals)
    expect(starts.every((start: string) => addDays(start, days) > today)).toBe(true);
});

it('tells a festival of one place there alone', async () => {
  const slugs = async (location: string) =>
    (await guideOf(location)).festivals.map(({ slug }: { slug: string }) => slug);
  expect(await slugs('kyoto')).toContain('gion-matsuri');
  expect(await slugs('tokyo')).not.toContain('gion-matsuri');
});

it('knows no guide of what is no destination', async () => {
  expect((await api.stranger().get('/api/locations/atlantis/guide')).status).toBe(404);
});

it('tells what has changed since it was told before, of ways and of festivals', async () => {
  await guideOf('kyoto');
  await api.context.pool.query("UPDATE connections SET often = 'now and then'");
  await api.context.pool.query("UPDATE festivals SET name = 'A feast'");
  await api.context.mirror.caughtUp();
  const { connections, festivals } = await guideOf('kyoto');
  expect(new Set(connections.map(({ often }: { often: string }) => often))).toEqual(new Set(['now and then']));
  expect(new Set(festivals.map(({ name }: { name: string }) => name))).toEqual(new Set(['A feast']));
});
