import type { Trip } from '@tabi/shared/contracts/trips';
import { enrol } from '../../../testing/cast-people.ts';
import { startTestApi, type TestApi } from '../../../testing/test-api.ts';
import type { TestBrowser } from '../../../testing/test-browser.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const tripOf = async (browser: TestBrowser, id: string): Promise<Trip> =>
  (await browser.get(`/api/trips/${id}`)).body.results;

/** A trip of an owner, and a friend who plans it along. */
async function sharedTrip() {
  const [owner, friend] = [await enrol(api, 'Owner'), await enrol(api, 'Friend')];
  const kyoto = (await owner.browser.get('/api/location/kyoto')).body.results.id;
  const wish = { destination_ids: [kyoto], startDate: '2026-12-01', endDate: '2026-12-01' };
  const { id } = (await owner.browser.post('/api/trips/planner', wish)).body.results;
  const { token } = (await owner.browser.get(`/api/trips/${id}/invite`)).body.results;
  await friend.browser.get(`/api/trips/${id}?token=${token}`);
  const say = (browser: TestBrowser, userId: string, is_owner: boolean) =>
    browser.send('PATCH', `/api/trips/${id}/user/${userId}`, { is_owner });
  return { owner, friend, id, say };
}

it('an owner makes somebody who plans along an owner, who then may do what owners may', async () => {
  const { owner, friend, id, say } = await sharedTrip();
  expect((await friend.browser.get(`/api/trips/${id}/public`)).status).toBe(403);
  const { status, body } = await say(owner.browser, friend.id, true);
  expect([status, body.results.map(({ is_owner }: { is_owner: boolean }) => is_owner)]).toEqual([200, [true, true]]);
  expect((await tripOf(friend.browser, id)).role).toBe('owner');
  expect((await friend.browser.get(`/api/trips/${id}/public`)).status).toBe(200);
});

it('an owner may plan along only, and a trip is never without an owner', async () => {
  const { owner, friend, id, say } = await sharedTrip();
  const refused = await say(owner.browser, owner.id, false);
  expect([refused.status, refused.body.message]).toEqual([403, expect.stringContaining('A trip needs an owner')]);
  await say(owner.browser, friend.id, true);
  expect((await say(friend.browser, owner.id, false)).status).toBe(200);
  expect((await tripOf(owner.browser, id)).role).toBe('contributor');
  expect((await say(friend.browser, friend.id, false)).status).toBe(403);
});

it('who plans along changes nobody’s part, and nobody can be given one who takes none', async () => {
  const { owner, friend, id, say } = await sharedTrip();
  expect((await say(friend.browser, friend.id, true)).status).toBe(403);
  const other = await enrol(api, 'Other');
  expect((await say(owner.browser, other.id, true)).status).toBe(404);
  expect((await tripOf(owner.browser, id)).contributors).toHaveLength(2);
});
