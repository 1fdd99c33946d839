import { startTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
beforeEach(async () => {
  api = await startTestApi({ rateLimitScale: 1 });
});
afterEach(() => api.close());

const tryLogin = (email: string) =>
  api.visitor().then((browser) => browser.post('/api/login', { email, password: 'wrong one here' }));

it('lets five tries a minute at one account through, and says when to come back', async () => {
  for (let i = 0; i < 5; i++) expect((await tryLogin('mai@example.com')).status).toBe(422);
  const { status, headers, body } = await tryLogin('mai@example.com');
  expect(status).toBe(429);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(body.message).toMatch(/^That was a little fast\. Try again in \d+ seconds\.$/);
});

it('counts every account by itself', async () => {
  for (let i = 0; i < 6; i++) await tryLogin('mai@example.com');
  expect((await tryLogin('linh@example.com')).status).toBe(422);
});
