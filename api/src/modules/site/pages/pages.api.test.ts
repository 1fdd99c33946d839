import { startTestApi, type TestApi } from '../../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const ask = (query: string) => api.stranger().get(`/api/page/data?${query}`);

it('tells what a page says about itself, in its newest version', async () => {
  const { status, body } = await ask('title=About%20us');
  expect(status).toBe(200);
  expect(body.results).toMatchObject({ title: 'about-us', version: 1, heading: 'Rediscover travel' });
});

it('tells it in one version', async () => {
  expect((await ask('title=landing&version=1')).body.results.version).toBe(1);
});

it.each(['title=atlantis', 'title=landing&version=99', 'title=constructor'])('finds nothing for %s', async (query) => {
  expect((await ask(query)).status).toBe(404);
});

it.each(['', 'title=', 'title=landing&version=0', 'title=landing&version=x'])('refuses "%s"', async (query) => {
  expect((await ask(query)).status).toBe(422);
});
