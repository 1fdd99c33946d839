import { enrol } from '../../../testing/cast-people.ts';
import { startTestApi, type TestApi } from '../../../testing/test-api.ts';
import type { TestBrowser } from '../../../testing/test-browser.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const tokenIn = (url: string) => new URL(url).searchParams.get('token') ?? '';
const see = (browser: TestBrowser, id: string, token?: string) =>
  browser.get(`/api/trips/${id}${token ? `?token=${token}` : ''}`);

/** A trip with one more who plans it. */
async function sharedTrip() {
  const [owner, friend] = [await enrol(api, 'Owner'), await enrol(api, 'Friend')];
  const kyoto = (await owner.browser.get('/api/location/kyoto')).body.results.id;
  const wish = { destination_ids: [kyoto], startDate: '2026-12-01', endDate: '2026-12-01' };
  const { id } = (await owner.browser.post('/api/trips/planner', wish)).body.results;
  const { token } = (await owner.browser.get(`/api/trips/${id}/invite`)).body.results;
  await see(friend.browser, id, token);
  const invite = async (browser: TestBrowser, email: string) => {
    const { status } = await browser.post(`/api/trips/${id}/user/invite`, { emails: [email] });
    expect(status).toBe(200);
    return tokenIn((await api.mailbox.newest(email, 'trip-invitation')).url);
  };
  const remove = async () =>
    expect((await owner.browser.delete(`/api/trips/${id}/user/${friend.id}`)).status).toBe(200);
  return { owner, friend, id, token, invite, remove };
}

it('keeps somebody from coming back by the link they came by', async () => {
  const { friend, id, token, remove } = await sharedTrip();
  await remove();
  expect((await see(friend.browser, id, token)).status).toBe(404);
  expect((await see(friend.browser, id)).status).toBe(404);
});

it('keeps them out with the new link too, which others may come by', async () => {
  const { owner, friend, id, remove } = await sharedTrip();
  await remove();
  const { token } = (await owner.browser.get(`/api/trips/${id}/invite`)).body.results;
  expect((await see(friend.browser, id, token)).status).toBe(404);
  const other = await enrol(api, 'Other');
  expect((await see(other.browser, id, token)).body.results.role).toBe('contributor');
});

it('keeps them out when they open a link before they sign in', async () => {
  const { owner, friend, id, remove } = await sharedTrip();
  await remove();
  const { token } = (await owner.browser.get(`/api/trips/${id}/invite`)).body.results;
  const browser = await api.visitor();
  await see(browser, id, token);
  await browser.post('/api/login', { email: friend.email, password: friend.password });
  expect((await see(browser, id)).body.results?.role).not.toBe('contributor');
  expect((await owner.browser.get(`/api/trips/${id}`)).body.results.contributors).toHaveLength(1);
});

it('ends the links that they had mailed, and the one that was mailed to them', async () => {
  const { owner, friend, id, invite, remove } = await sharedTrip();
  const sent = await invite(friend.browser, `second.${friend.email}`);
  const kept = await invite(owner.browser, `kept.${friend.email}`);
  await remove();
  expect((await see(await api.visitor(), id, sent)).status).toBe(404);
  expect((await see(await api.visitor(), id, kept)).status).toBe(200);
});

it('lets them come again when the owner invites them by mail', async () => {
  const { owner, friend, id, invite, remove } = await sharedTrip();
  await remove();
  const token = await invite(owner.browser, friend.email);
  expect((await see(friend.browser, id, token)).body.results.role).toBe('contributor');
});

it('does not let a contributor bring them back', async () => {
  const { owner, friend, id, invite, remove } = await sharedTrip();
  await remove();
  const other = await enrol(api, 'Other');
  await see(other.browser, id, (await owner.browser.get(`/api/trips/${id}/invite`)).body.results.token);
  const token = await invite(other.browser, friend.email);
  expect((await see(friend.browser, id, token)).status).toBe(404);
});

it('lets one of several who take up a mailed link at once join', async () => {
  const { owner, id, invite } = await sharedTrip();
  const token = await invite(owner.browser, 'one.link@example.com');
  const racing = [];
  for (let i = 0; i < 6; i++) racing.push(await enrol(api, `Racing${i}`));
  await Promise.all(racing.map(({ browser }) => see(browser, id, `${token}&join=yes`)));
  const { contributors } = (await owner.browser.get(`/api/trips/${id}`)).body.results;
  expect(contributors).toHaveLength(3);
});
