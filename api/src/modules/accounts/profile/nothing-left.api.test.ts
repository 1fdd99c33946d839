import { randomUUID } from 'node:crypto';
import { personalTables, tablesThatName } from '@tabi/postgres/testing';
import { enrol, signedIn } from '../../../testing/cast-people.ts';
import { addAuthenticator, addPasskey } from '../../../testing/second-factor.ts';
import { storeTrip } from '../../../testing/stored-trip.ts';
import { startTestApi, type TestApi } from '../../../testing/test-api.ts';
import type { TestPerson } from '../../../testing/test-person.ts';
import { createEntry } from '../oauth/service.ts';
import { identities } from '../users/identity-repository.ts';

let api: TestApi;
let zephyrine: TestPerson;
let friend: TestPerson;
let kyoto: number;
/** Nobody else's name, and in every text that she writes. */
const name = 'Zephyrine';
const moved = 'moved@cast.example.com';
const words = () => [name, zephyrine.id, zephyrine.email, moved];

beforeAll(async () => {
  api = await startTestApi();
  [zephyrine, friend] = [await enrol(api, name), await enrol(api, 'Friend')];
  kyoto = (await friend.browser.get('/api/location/kyoto')).body.results.id;
});
afterAll(() => api.close());

const rowsOf = async (sql: string, ...values: unknown[]) => (await api.context.pool.query(sql, values)).rows;
const done = (answer: { status: number; body: unknown }) => {
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return answer.body as { results: Record<string, string> };
};
const days = { startDate: '2026-12-01', endDate: '2026-12-02' };
const tripOf = ({ id }: TestPerson) => storeTrip(api, { userId: id, where: kyoto, title: 'Two days', ...days });

/** Lists, opinions, letters, and what the site counts. */
async function writes({ browser, email }: TestPerson): Promise<void> {
  const id = String(done(await browser.post('/api/user/wishlists', { title: `What ${name} wants` })).results['id']);
  const synced = { place_id: kyoto, wishlist_ids: [id], notes: { [id]: `${name} was here` } };
  done(await browser.post('/api/user/wishlists/syncLocation', synced));
  done(await browser.post(`/api/user/wishlists/${id}/link`));
  const gone = done(await browser.post('/api/user/wishlists', { title: `What ${name} wanted` })).results['id'];
  done(await browser.delete(`/api/user/wishlists/${gone}`));
  done(await browser.post('/api/reviews', { resource: 'Location', id: kyoto, rating: 5, text: `${name} liked it.` }));
  const opinion = { resource: 'Location', id: kyoto, rating: 2, text: 'Too many people.' };
  const review = done(await friend.browser.post('/api/reviews', opinion)).results['id'];
  done(await browser.post(`/api/reviews/${review}/helpful`, { helpful: true }));
  done(await browser.post('/api/early-access', { name, email }));
  done(await browser.post('/api/contactMessage', { name, email, subject: 'Hello', message: `I am ${name}.` }));
  done(await browser.post('/api/location/suggest', { suggested_location: 'Ulaangom' }));
  done(await browser.post('/api/session', { data: { city: 'Kyoto' } }));
}

/** A trip of her own, and one of a friend with what is theirs together. */
async function travels({ browser, email, id: her }: TestPerson): Promise<{ shared: string }> {
  const own = await tripOf(zephyrine);
  done(await browser.send('PATCH', `/api/trips/${own}`, { title: `Days of ${name}` }));
  done(await browser.post(`/api/trips/${own}/todos`, { title: `Wake ${name}` }));
  done(await browser.post(`/api/trips/${own}/people`, { name: `Aunt of ${name}` }));
  const shared = await tripOf(friend);
  done(await friend.browser.post(`/api/trips/${shared}/user/invite`, { emails: [email] }));
  const { token } = done(await friend.browser.get(`/api/trips/${shared}/invite`)).results;
  await browser.get(`/api/trips/${shared}?token=${token}`);
  done(await browser.post(`/api/trips/${shared}/user/invite`, { emails: ['third@cast.example.com'] }));
  const people: { id: string; me: boolean }[] = (await browser.get(`/api/trips/${shared}/people`)).body.results;
  const me = people.find((person) => person.me)?.id;
  const tea = { title: 'Tea', amount_minor: 900, currency: 'JPY', payer_id: me, shares: [{ person_id: me }] };
  done(await browser.post(`/api/trips/${shared}/expenses`, tea));
  done(await friend.browser.send('PATCH', `/api/trips/${shared}/user/${her}`, { is_owner: true }));
  const once = { 'idempotency-key': randomUUID() };
  const made = done(await browser.post('/api/trips/planner', { destination_ids: [kyoto], ...days }, once)).results;
  // Of a trip that stays with somebody else, as the rest of what she asked for goes with her own.
  await rowsOf('UPDATE trip_requests SET trip_id = $1 WHERE trip_id = $2', shared, made['id']);
  const left = await tripOf(friend);
  await rowsOf('INSERT INTO trip_contributors (trip_id, user_id, is_owner) VALUES ($1, $2, false)', left, her);
  done(await friend.browser.delete(`/api/trips/${left}/user/${her}`));
  // She has it open in another window.
  const watching = 'INSERT INTO trip_watchers (id, trip_id, user_id, name, seen_at) VALUES ($1, $2, $3, $4, now())';
  await rowsOf(watching, randomUUID(), shared, her, name);
  return { shared };
}

/** All ways in, and all that is under way with the account. */
async function opens({ browser, id, email, password }: TestPerson): Promise<void> {
  await addAuthenticator(api, browser, password);
  await addPasskey(api, browser, password);
  await identities.link(api.context.pool, { provider: 'acme', subject: id }, id, api.context.now());
  await createEntry(api.context, id, 'of some browser');
  await signedIn(api, id);
  await browser.post('/api/password/email', { email });
  await api.mailbox.newest(email, 'reset-password');
  const change = { email: 'zephyrine.next@cast.example.com', current_password: password };
  done(await browser.put('/api/user', change));
}

/** To another address, after she has written to us, and was invited, by the one before. */
async function moves({ browser, email, password }: TestPerson): Promise<void> {
  const id = await tripOf(friend);
  done(await friend.browser.post(`/api/trips/${id}/user/invite`, { emails: [email] }));
  done(await browser.put('/api/user', { email: moved, current_password: password }));
  const { url } = await api.mailbox.newest(moved, 'confirm-email');
  await api.stranger().post(new URL(url ?? '').pathname);
}

it('leaves nothing of the person in any table that there is, and what is of others where it was', async () => {
  await writes(zephyrine);
  await moves(zephyrine);
  const { shared } = await travels({ ...zephyrine, email: moved });
  await opens({ ...zephyrine, email: moved });
  const { pool } = api.context;
  // A table that is made for people and stays out of this story would prove nothing: let her use it here.
  const before = await tablesThatName(pool, words());
  expect(before).toEqual(expect.arrayContaining(await personalTables(pool)));
  expect((await zephyrine.browser.send('DELETE', '/api/user', { password: zephyrine.password })).status).toBe(200);
  expect(await tablesThatName(pool, words())).toEqual([]);
  const { body } = await friend.browser.get(`/api/trips/${shared}`);
  expect(body.results.contributors).toMatchObject([{ email: friend.email, is_owner: true }]);
  const costs = (await friend.browser.get(`/api/trips/${shared}/budget`)).body.results;
  expect(costs.expenses).toMatchObject([{ title: 'Tea' }]);
}, 60_000);
