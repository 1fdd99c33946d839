import { later } from '@tabi/shared/format';
import { cookieNames } from '../../../http/cookies.ts';
import { enrol } from '../../../testing/cast-people.ts';
import { startTestApi, testNow, type TestApi } from '../../../testing/test-api.ts';

let now = testNow;
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ now: () => now });
});
beforeEach(() => {
  now = testNow;
});
afterAll(() => api.close());

const daysLater = (days: number) => later(testNow, { days });
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** Signed in from two browsers. */
async function twice(name: string) {
  const person = await enrol(api, name);
  const other = await api.visitor();
  const form = { email: person.email, password: person.password };
  await other.post('/api/login', form, { 'user-agent': firefox });
  return { ...person, other };
}

it('ends half a year after it began, however often it is used', async () => {
  const { browser } = await enrol(api, 'Lasting');
  for (let day = 20; day < 180; day += 20) {
    now = daysLater(day);
    expect((await browser.get('/api/user')).status).toBe(200);
  }
  now = daysLater(179.9);
  expect((await browser.get('/api/user')).status).toBe(200);
  now = daysLater(180);
  expect((await browser.get('/api/user')).status).toBe(401);
});

it('ends a month after it was last used', async () => {
  const { browser } = await enrol(api, 'Idle');
  now = daysLater(30);
  expect((await browser.get('/api/user')).status).toBe(401);
});

it('is listed for its owner, who sees which one this is', async () => {
  const { browser, other } = await twice('Listed');
  const { status, body } = await other.get('/api/user/sessions');
  expect(status).toBe(200);
  const at = testNow.toISOString();
  expect(body.results).toHaveLength(2);
  expect(body.results).toContainEqual({
    id: expect.any(String),
    device: 'Firefox on Linux',
    signed_in_at: at,
    seen_at: at,
    current: true,
  });
  expect(JSON.stringify(body)).not.toContain(browser.cookies.get(cookieNames.session));
});

it('is ended from another browser, alone', async () => {
  const { browser, other } = await twice('Ending');
  const { results } = (await browser.get('/api/user/sessions')).body;
  const { id } = results.find(({ current }: { current: boolean }) => !current);
  expect((await browser.delete(`/api/user/sessions/${id}`)).status).toBe(200);
  expect([(await other.get('/api/user')).status, (await browser.get('/api/user')).status]).toEqual([401, 200]);
  expect((await browser.delete(`/api/user/sessions/${id}`)).status).toBe(404);
});

it('may be the own one, which signs this browser out', async () => {
  const { browser } = await enrol(api, 'Leaving');
  const [{ id }] = (await browser.get('/api/user/sessions')).body.results;
  expect((await browser.delete(`/api/user/sessions/${id}`)).status).toBe(200);
  expect(browser.cookies.has(cookieNames.session)).toBe(false);
});

it('ends all others at once, and nobody else’s', async () => {
  const { browser, other } = await twice('Alone');
  const stranger = await enrol(api, 'Untouched');
  expect((await other.delete('/api/user/sessions')).status).toBe(200);
  expect((await other.delete('/api/user/sessions')).status).toBe(200);
  const still = [browser, other, stranger.browser].map(async (one) => (await one.get('/api/user')).status);
  expect(await Promise.all(still)).toEqual([401, 200, 200]);
});

it('looks missing to everybody else', async () => {
  const [one, other] = [await enrol(api, 'Mine'), await enrol(api, 'Yours')];
  const [{ id }] = (await one.browser.get('/api/user/sessions')).body.results;
  expect((await other.browser.delete(`/api/user/sessions/${id}`)).status).toBe(404);
  expect((await one.browser.get('/api/user')).status).toBe(200);
});

it('gets a new id when its own password is changed', async () => {
  const { browser, password } = await enrol(api, 'Renewed');
  const before = browser.cookies.get(cookieNames.session) ?? '';
  const fresh = 'quite another password';
  await browser.put('/api/user', { password: fresh, password_confirmation: fresh, current_password: password });
  expect((await browser.get('/api/user')).status).toBe(200);
  const thief = api.stranger();
  thief.cookies.set(cookieNames.session, before);
  expect((await thief.get('/api/user')).status).toBe(401);
});

it('leaves another visitor behind when it ends by signing out', async () => {
  const { browser } = await enrol(api, 'Shared');
  const before = browser.cookies.get(cookieNames.visitor);
  await browser.post('/api/logout');
  expect(browser.cookies.get(cookieNames.visitor)).toMatch(/^[\da-f-]{36}$/);
  expect(browser.cookies.get(cookieNames.visitor)).not.toBe(before);
});
