import { expect, type APIRequestContext } from '@playwright/test';
import { test } from '../crossing.ts';
import { mainHeading } from './traveller.ts';

test.use({ crosses: ['mf-planner'], javaScriptEnabled: false });

/** A trip with a note, and the path of its public link. */
async function sharedTrip(request: APIRequestContext, endDate = '2027-03-02'): Promise<string> {
  await request.get('/api/csrf-cookie');
  const { cookies } = await request.storageState();
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  const headers = { 'x-xsrf-token': decodeURIComponent(token) };
  const results = async (answer: { json: () => Promise<unknown> }) =>
    ((await answer.json()) as { results: Record<string, string> }).results;
  const { id: kyoto } = await results(await request.get('/api/location/kyoto'));
  const data = { destination_ids: [kyoto], startDate: '2027-03-01', endDate };
  const { id } = await results(await request.post('/api/trips/planner', { data, headers }));
  await expect
    .poll(async () => (await results(await request.get(`/api/trips/${id}`)))['status'], { timeout: 30_000 })
    .toBe('planned');
  const own = { title: 'Tea', start: '2027-03-01 07:00:00', end: '2027-03-01 07:30:00' };
  const noted = { ...own, custom_fields: { note: 'Nobody is to read this' } };
  await request.post(`/api/trips/${id}/events/custom`, { data: noted, headers });
  const { url = '' } = await results(await request.get(`/api/trips/${id}/public`, { headers }));
  const { pathname, search } = new URL(url);
  return pathname + search;
}

test('a public link is a page to read without JavaScript, and gives the trip as files', async ({
  page,
  playwright,
  baseURL,
}) => {
  const maker = await playwright.request.newContext({ ...(baseURL ? { baseURL } : {}) });
  const path = await sharedTrip(maker);
  const answer = await page.goto(path);
  expect(answer?.headers()['cache-control']).toBe('no-store');
  await expect(mainHeading(page)).toContainText('Kyoto');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', new RegExp(`token=`));
  await expect(page.locator('meta[property="og:image"]')).toHaveCount(1);
  for (const day of [1, 2]) await expect(page.getByRole('region', { name: new RegExp(`^Day ${day}`) })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Tea' })).toBeVisible();
  expect(await page.content()).not.toContain('Nobody is to read this');
  const coming = page.waitForEvent('download');
  await page.getByRole('link', { name: 'GPX' }).click();
  expect((await coming).suggestedFilename()).toMatch(/\.gpx$/);
  const wrong = await page.goto(path.replace(/token=.*/, 'token=wrong'));
  expect(wrong?.status()).toBe(404);
  await maker.dispose();
});

test('a public link asks for no font but those that come with its page: another one would lay out all its days anew', async ({
  page,
  playwright,
  baseURL,
}) => {
  const maker = await playwright.request.newContext({ ...(baseURL ? { baseURL } : {}) });
  const path = await sharedTrip(maker);
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname);
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  const preloaded = await page
    .locator('link[rel="preload"][as="font"]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));
  expect(fonts.toSorted()).toEqual(preloaded.toSorted());
  await maker.dispose();
});

test('what is only read waits for somebody before it comes to life, and what one works with does not', async ({
  playwright,
  baseURL,
}) => {
  const maker = await playwright.request.newContext({ ...(baseURL ? { baseURL } : {}) });
  const path = await sharedTrip(maker);
  expect(await (await maker.get(path)).text()).toContain('data-wakes="once-read"');
  const [, slug] = /\/itinerary\/([^/]+)/.exec(path) ?? [];
  expect(await (await maker.get(`/itinerary/${slug}/timeline`)).text()).toContain('data-wakes="once-drawn"');
  expect(await (await maker.get('/my-trips')).text()).not.toContain('data-wakes=');
  await maker.dispose();
});

test.describe('on a phone', () => {
  test.use({ javaScriptEnabled: true, viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('a public link is as wide as the screen before anybody has touched it', async ({
    page,
    playwright,
    baseURL,
  }) => {
    const maker = await playwright.request.newContext({ ...(baseURL ? { baseURL } : {}) });
    await page.goto(await sharedTrip(maker, '2027-03-06'));
    await expect(page.getByRole('region', { name: /^Day 6/ })).toBeAttached();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await maker.dispose();
  });
});
