import { startTestApi, type TestApi } from '../../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const slugs = async () =>
  (await api.stranger().get('/api/blog?per_page=20')).body.data.map(({ slug }: { slug: string }) => slug);
const addressOf = (slug: string) => `https://tabi.test/blog/post/${slug}`;

it.each([
  ['/blog/feed.xml', 'application/rss+xml', /<link>(https:\/\/tabi\.test\/blog\/post\/[^<]+)<\/link>/g],
  ['/blog/atom.xml', 'application/atom+xml', /<link href="(https:\/\/tabi\.test\/blog\/post\/[^"]+)"/g],
])('%s lists the newest posts with their whole addresses.', async (path, type, link) => {
  const { status, headers, body } = await api.stranger().get(path);
  expect([status, headers['content-type']]).toEqual([200, `${type}; charset=utf-8`]);
  expect([...String(body).matchAll(link)].map(([, address]) => address)).toEqual((await slugs()).map(addressOf));
});

it('The JSON feed holds whole texts, whose links lead here from anywhere.', async () => {
  const { headers, body } = await api.stranger().get('/blog/feed.json');
  expect(headers['content-type']).toBe('application/feed+json; charset=utf-8');
  const feed = typeof body === 'string' ? JSON.parse(body) : body;
  expect(feed).toMatchObject({ version: 'https://jsonfeed.org/version/1', home_page_url: 'https://tabi.test/blog/' });
  const story = feed.items.find(({ url }: { url: string }) => url.endsWith('/three-rainy-days-in-kyoto'));
  expect(story).toMatchObject({ title: 'Three rainy days in Kyoto', date_modified: '2026-11-08T00:00:00.000Z' });
  expect(story.content_html).toContain('href="https://tabi.test/destinations/kyoto/attractions/');
  expect(story.content_html).not.toContain('href="/');
});
