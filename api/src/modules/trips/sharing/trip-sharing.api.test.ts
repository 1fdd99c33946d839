import { later } from '@tabi/shared/format';
import { sweepPeople } from '../../accounts/profile/sweep-repository.ts';
import { startTestApi, testNow, type TestApi } from '../../../testing/test-api.ts';
import type { TestBrowser } from '../../../testing/test-browser.ts';
import { enrol } from '../../../testing/cast-people.ts';
import { signUp } from '../../../testing/test-person.ts';

let api: TestApi;
let now = testNow;
beforeEach(() => {
  now = testNow;
});
beforeAll(async () => {
  api = await startTestApi({ now: () => now });
});
afterAll(() => api.close());

const daysLater = (days: number) => later(testNow, { days });

async function ownedTrip() {
  const owner = await enrol(api, 'Owner');
  const kyoto = (await owner.browser.get('/api/location/kyoto')).body.results.id;
  const wish = { destination_ids: [kyoto], startDate: '2026-12-01', endDate: '2026-12-01' };
  const { id } = (await owner.browser.post('/api/trips/planner', wish)).body.results;
  return { ...owner, id };
}
const tokenIn = (url: string) => new URL(url).searchParams.get('token') ?? '';
const link = async (browser: TestBrowser, id: string, kind: 'invite' | 'public') =>
  (await browser.get(`/api/trips/${id}/${kind}`)).body.results;
const see = (browser: TestBrowser, id: string, token?: string) =>
  browser.get(`/api/trips/${id}${token ? `?token=${token}` : ''}`);

describe.each(['invite', 'public'] as const)('the %s link', (kind) => {
  it('stays the same until it is revoked, and is another one then', async () => {
    const { browser, id } = await ownedTrip();
    const first = await link(browser, id, kind);
    expect(await link(browser, id, kind)).toEqual(first);
    const guest = await api.visitor();
    expect((await see(guest, id, first.token)).status).toBe(200);
    expect((await browser.delete(`/api/trips/${id}/${kind}`)).status).toBe(200);
    expect((await see(guest, id)).status).toBe(404);
    expect((await see(await api.visitor(), id, first.token)).status).toBe(404);
    expect((await link(browser, id, kind)).token).not.toBe(first.token);
  });

  it('lets a guest look on without its token, and not touch', async () => {
    const { browser, id } = await ownedTrip();
    const { token } = await link(browser, id, kind);
    const guest = await api.visitor();
    await see(guest, id, token);
    const { results } = (await see(guest, id)).body;
    expect(results).toMatchObject({ role: 'guest', canManage: false, uuid: null, preferences: null, budget: null });
    expect(results.contributors).toEqual([expect.objectContaining({ name: 'Owner', email: null })]);
    expect((await guest.post(`/api/trips/${id}/todos`, { title: 'x' })).status).toBe(403);
  });

  it('opens one trip only, and for a time only', async () => {
    const { browser, id } = await ownedTrip();
    const other = await ownedTrip();
    const { token } = await link(browser, id, kind);
    expect((await see(await api.visitor(), other.id, token)).status).toBe(404);
    const guest = await api.visitor();
    await see(guest, id, token);
    now = daysLater(366);
    expect((await see(guest, id)).status).toBe(404);
    expect((await see(await api.visitor(), id, token)).status).toBe(404);
  });

  it('is stored in no way that opens the trip', async () => {
    const { browser, id } = await ownedTrip();
    const { token } = await link(browser, id, kind);
    const { rows } = await api.context.pool.query('SELECT trip_links::text AS row FROM trip_links WHERE trip_id = $1', [
      id,
    ]);
    for (const { row } of rows) {
      expect(row).not.toContain(token);
      expect(row).not.toContain(Buffer.from(token, 'base64url').toString('hex'));
    }
    expect(Buffer.from(token, 'base64url')).toHaveLength(16);
  });
});

it('makes whoever opens the invite link signed in a contributor, and the public link a guest', async () => {
  const { browser, id } = await ownedTrip();
  const [joining, looking] = [await signUp(api, 'Joining'), await signUp(api, 'Looking')];
  const joined = await see(joining.browser, id, (await link(browser, id, 'invite')).token);
  expect(joined.body.results).toMatchObject({ role: 'contributor', canManage: true });
  const looked = await see(looking.browser, id, (await link(browser, id, 'public')).token);
  expect(looked.body.results).toMatchObject({ role: 'guest', canManage: false });
});

it('names the owner first, then the others by their address', async () => {
  const { browser, id } = await ownedTrip();
  const { token } = await link(browser, id, 'invite');
  for (const name of ['Zoe', 'Aya', 'Mai']) await see((await signUp(api, name)).browser, id, token);
  const { contributors } = (await see(browser, id)).body.results;
  expect(contributors[0]).toMatchObject({ name: 'Owner', is_owner: true });
  const emails = contributors.slice(1).map(({ email }: { email: string }) => email);
  expect(emails).toHaveLength(3);
  expect(emails).toEqual([...emails].sort());
});

it('keeps a guest’s invitation for when they sign in', async () => {
  const { browser, id } = await ownedTrip();
  const guest = await api.visitor();
  await see(guest, id, (await link(browser, id, 'invite')).token);
  const form = {
    name: 'Late',
    email: 'late@example.com',
    password: 'a long password',
    password_confirmation: 'a long password',
  };
  await guest.post('/api/register', form);
  expect((await see(guest, id)).body.results.role).toBe('contributor');
  expect((await guest.get('/api/user/trips')).body.results).toHaveLength(1);
});

describe('invitations by mail', () => {
  /** @returns the token that was mailed */
  const mailed = async (browser: TestBrowser, id: string, email: string): Promise<string> => {
    await browser.post(`/api/trips/${id}/user/invite`, { emails: [email] });
    return tokenIn((await api.mailbox.newest(email, 'trip-invitation')).url);
  };

  it('go to everyone once, and to nobody who takes part already', async () => {
    const { browser, id, email } = await ownedTrip();
    const emails = ['Aya@Example.com', 'aya@example.com', email];
    const { body } = await browser.post(`/api/trips/${id}/user/invite`, { emails });
    expect(body.results).toEqual({ invited: ['aya@example.com'], not_mailed: [], already: [email] });
    expect(api.mailbox.to('aya@example.com', 'trip-invitation')).toHaveLength(1);
  });

  it('are for one person each', async () => {
    const { browser, id } = await ownedTrip();
    const [first, second] = [await signUp(api, 'First'), await signUp(api, 'Second')];
    const token = await mailed(browser, id, first.email);
    const joined = (await see(first.browser, id, token)).body;
    expect([joined.results.role, joined.invitation]).toEqual(['contributor', undefined]);
    expect((await see(second.browser, id, token)).status).toBe(404);
  });

  it('ask whoever is signed in with another address, who looks until they say that they join', async () => {
    const { browser, id } = await ownedTrip();
    const token = await mailed(browser, id, 'mei.lin@example.com');
    const other = await signUp(api, 'Other');
    for (let times = 0; times < 2; times += 1) {
      const { body } = await see(other.browser, id, token);
      expect(body.results.role).toBe('guest');
      expect(body.invitation).toEqual({ email: 'm•••@example.com' });
    }
    expect((await other.browser.get(`/api/trips/${id}/events`)).status).toBe(200);
    expect((await see(browser, id)).body.results.contributors).toHaveLength(1);
    const joined = await other.browser.get(`/api/trips/${id}?token=${token}&join=yes`);
    expect([joined.body.results.role, joined.body.invitation]).toEqual(['contributor', undefined]);
    expect((await see(await api.visitor(), id, token)).status).toBe(404);
  });

  it('are left for the one they were mailed to by whoever only looks', async () => {
    const { browser, id } = await ownedTrip();
    const [meant, other] = [await signUp(api, 'Meant'), await signUp(api, 'Other')];
    const token = await mailed(browser, id, meant.email);
    await see(other.browser, id, token);
    expect((await see(meant.browser, id, token)).body.results.role).toBe('contributor');
    expect((await see(other.browser, id)).status).toBe(404);
  });

  it('ask neither guests nor those who take part', async () => {
    const { browser, id } = await ownedTrip();
    const token = await mailed(browser, id, 'three@example.com');
    const guest = (await see(await api.visitor(), id, token)).body;
    expect([guest.results.role, guest.invitation]).toEqual(['guest', undefined]);
    const owner = (await see(browser, id, token)).body;
    expect([owner.results.role, owner.invitation]).toEqual(['owner', undefined]);
  });

  it('make a contributor of the guest who signs in after opening one', async () => {
    const { browser, id } = await ownedTrip();
    const { email, password } = await signUp(api, 'Meant');
    const guest = await api.visitor();
    await see(guest, id, await mailed(browser, id, 'four@example.com'));
    await guest.post('/api/login', { email, password });
    expect((await see(guest, id)).body.results.role).toBe('contributor');
  });

  it('end with the invite link', async () => {
    const { browser, id } = await ownedTrip();
    await browser.post(`/api/trips/${id}/user/invite`, { emails: ['two@example.com'] });
    const { url } = await api.mailbox.newest('two@example.com', 'trip-invitation');
    await browser.delete(`/api/trips/${id}/invite`);
    expect((await see(await api.visitor(), id, tokenIn(url))).status).toBe(404);
  });

  it.each([[[]], [['not an address']], [Array.from({ length: 21 }, (_, index) => `p${index}@example.com`)]])(
    'are not sent to %j',
    async (emails) => {
      const { browser, id } = await ownedTrip();
      expect((await browser.post(`/api/trips/${id}/user/invite`, { emails })).status).toBe(422);
    },
  );
});

it('lets go of somebody who leaves or is taken off, for good', async () => {
  const { browser, id } = await ownedTrip();
  const { token } = await link(browser, id, 'invite');
  const guest = await api.visitor();
  await see(guest, id, token);
  const form = {
    name: 'Short',
    email: 'short@example.com',
    password: 'a long password',
    password_confirmation: 'a long password',
  };
  const userId = (await guest.post('/api/register', form)).body.results.id;
  const { body } = await browser.delete(`/api/trips/${id}/user/${userId}`);
  expect(body.results.map(({ name }: { name: string }) => name)).toEqual(['Owner']);
  expect((await see(guest, id)).status).toBe(404);
  const leaving = await signUp(api, 'Leaving');
  await see(leaving.browser, id, (await link(browser, id, 'invite')).token);
  expect((await leaving.browser.delete(`/api/user/trips/${id}`)).status).toBe(200);
  expect((await see(leaving.browser, id)).status).toBe(404);
});

it('shows guests neither costs nor notes', async () => {
  const { browser, id } = await ownedTrip();
  const own = {
    title: 'Massage',
    start: '2026-12-01 08:00:00',
    end: '2026-12-01 08:30:00',
    amount: 90,
    custom_fields: { booking: 'XYZ' },
  };
  await browser.post(`/api/trips/${id}/events/custom`, own);
  const guest = await api.visitor();
  await see(guest, id, (await link(browser, id, 'public')).token);
  const { results } = (await guest.get(`/api/trips/${id}/events`)).body;
  expect(results.find(({ title }: { title: string }) => title === 'Massage')).toMatchObject({
    amount: null,
    custom_fields: {},
  });
});

it.each(['invite', 'public'])('gives no %s link to a page of another site', async (kind) => {
  const { browser, id } = await ownedTrip();
  expect((await browser.get(`/api/trips/${id}/${kind}`, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await browser.get(`/api/trips/${id}/${kind}`, { 'x-xsrf-token': 'none' })).status).toBe(419);
});

it('restores a trip for thirty days after it was deleted, purged or not', async () => {
  // A visitor's cookies outlast a session.
  const browser = await api.visitor();
  const kyoto = (await browser.get('/api/location/kyoto')).body.results.id;
  const wish = { destination_ids: [kyoto], startDate: '2026-12-01', endDate: '2026-12-01' };
  const { id } = (await browser.post('/api/trips/planner', wish)).body.results;
  await browser.delete(`/api/trips/${id}`);
  const { rows } = await api.context.pool.query('SELECT deleted_at FROM trips WHERE id = $1', [id]);
  const restoreAfter = async (days: number) => {
    now = later(rows[0].deleted_at, { hours: 24 * days });
    return (await browser.get(`/api/trips/${id}/restore`)).status;
  };
  expect(await restoreAfter(30.1)).toBe(404);
  expect(await restoreAfter(29.9)).toBe(200);
});

it('purges a trip thirty days after it was deleted, and not before', async () => {
  const { browser, id } = await ownedTrip();
  await browser.delete(`/api/trips/${id}`);
  const { rows } = await api.context.pool.query('SELECT deleted_at FROM trips WHERE id = $1', [id]);
  const left = async () => (await api.context.pool.query('SELECT FROM trips WHERE id = $1', [id])).rowCount;
  const after = (days: number) => later(rows[0].deleted_at, { hours: 24 * days });
  await sweepPeople(api.context.pool, after(29.9));
  expect(await left()).toBe(1);
  await sweepPeople(api.context.pool, after(30.1));
  expect(await left()).toBe(0);
});
