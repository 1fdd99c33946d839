import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { TestBrowser } from '../../../testing/test-browser.ts';
import { startTestApi, type TestApi } from '../../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const password = 'a long password';
let count = 0;
const registered = async (letter = 'm') => {
  const browser = await api.visitor();
  const email = `${letter}.leaving.${++count}@example.com`;
  const form = { name: 'Mai', email, password, password_confirmation: password };
  const { body } = await browser.post('/api/register', form);
  return { browser, email, id: body.results.id as string };
};
type Person = Awaited<ReturnType<typeof registered>>;

/** What opening the link in the welcoming mail comes to. */
const confirmed = async (letter = 'm') => {
  const person = await registered(letter);
  await rowsOf('UPDATE users SET email_verified_at = now() WHERE id = $1', person.id);
  return person;
};

const leave = (browser: TestBrowser, word = password) => browser.send('DELETE', '/api/user', { password: word });
const rowsOf = async (sql: string, ...values: unknown[]) => (await api.context.pool.query(sql, values)).rows;

const aTrip = async ({ browser }: Person) => {
  const { data } = (await browser.get('/api/locations?per_page=1')).body;
  const wish = { destination_ids: [data[0].id], startDate: '2026-12-01', endDate: '2026-12-02' };
  const { body } = await browser.post('/api/trips/planner', wish);
  return body.results.id as string;
};
const joins = (person: Person, trip: string) =>
  rowsOf('INSERT INTO trip_contributors (trip_id, user_id, is_owner) VALUES ($1, $2, false)', trip, person.id);

it('asks for the password', async () => {
  const { browser } = await registered();
  const { status, body } = await leave(browser, 'not this one');
  expect([status, Object.keys(body.errors)]).toEqual([422, ['password']]);
  expect((await browser.send('DELETE', '/api/user', {})).status).toBe(422);
  expect((await browser.get('/api/user')).status).toBe(200);
});

it('signs out, says goodbye, and lets the address go', async () => {
  const { browser, email } = await registered();
  expect((await leave(browser)).status).toBe(200);
  expect((await browser.get('/api/user')).status).toBe(401);
  expect(api.mailbox.to(email, 'account-deleted')).toHaveLength(1);
  expect(await rowsOf('SELECT FROM users WHERE email = $1', email)).toHaveLength(0);
  const again = { name: 'Mai', email, password, password_confirmation: password };
  expect((await (await api.visitor()).post('/api/register', again)).status).toBe(200);
});

it('signs every other browser out too', async () => {
  const { browser, email } = await registered();
  const other = await api.visitor();
  await other.post('/api/login', { email, password });
  await leave(browser);
  expect((await other.get('/api/user')).status).toBe(401);
});

it('takes the trips that were theirs alone with it', async () => {
  const mai = await registered();
  const trip = await aTrip(mai);
  await leave(mai.browser);
  expect(await rowsOf('SELECT FROM trips WHERE id = $1', trip)).toHaveLength(0);
});

it('leaves a shared trip to the others, with an owner', async () => {
  const [mai, zoe, ana] = [await registered(), await registered('z'), await registered('a')];
  const trip = await aTrip(mai);
  for (const friend of [zoe, ana]) await joins(friend, trip);
  await leave(mai.browser);
  const people = await rowsOf(
    'SELECT user_id, is_owner FROM trip_contributors WHERE trip_id = $1 ORDER BY is_owner',
    trip,
  );
  expect(people).toEqual([
    { user_id: zoe.id, is_owner: false },
    { user_id: ana.id, is_owner: true },
  ]);
  expect((await ana.browser.get(`/api/trips/${trip}`)).status).toBe(200);
});

it('leaves a trip of somebody else as it was', async () => {
  const [mai, zoe] = [await registered(), await confirmed('z')];
  const trip = await aTrip(zoe);
  await joins(mai, trip);
  await leave(mai.browser);
  const people = await rowsOf('SELECT user_id, is_owner FROM trip_contributors WHERE trip_id = $1', trip);
  expect(people).toEqual([{ user_id: zoe.id, is_owner: true }]);
});

it('forgets the invitations that were sent to the address', async () => {
  const [mai, zoe] = [await confirmed(), await confirmed('z')];
  const trip = await aTrip(zoe);
  await zoe.browser.post(`/api/trips/${trip}/user/invite`, { emails: [mai.email] });
  expect(await rowsOf('SELECT FROM trip_links WHERE email = $1', mai.email)).toHaveLength(1);
  await leave(mai.browser);
  expect(await rowsOf('SELECT FROM trip_links WHERE email = $1', mai.email)).toHaveLength(0);
});

it('leaves alone what belongs to an address that was never shown to be theirs', async () => {
  const [mai, zoe] = [await registered(), await confirmed('z')];
  const trip = await aTrip(zoe);
  await zoe.browser.post(`/api/trips/${trip}/user/invite`, { emails: [mai.email] });
  await rowsOf("INSERT INTO subscriptions (email, type) VALUES ($1, 'blog')", mai.email);
  const message = { name: 'Mai', email: mai.email, subject: 'Hello', message: 'A few words to you.' };
  await zoe.browser.post('/api/contactMessage', message);
  expect((await leave(mai.browser)).status).toBe(200);
  const left = await Promise.all(
    ['trip_links', 'subscriptions', 'contact_messages'].map((table) =>
      rowsOf(`SELECT email FROM ${table} WHERE email = $1`, mai.email),
    ),
  );
  expect(left.map((rows) => rows.length)).toEqual([1, 1, 1]);
});

it('forgets the address on lists, and who suggested what', async () => {
  const mai = await confirmed();
  await mai.browser.post('/api/location/suggest', { suggested_location: `Lhasa ${mai.email}` });
  await rowsOf("INSERT INTO subscriptions (email, type) VALUES ($1, 'blog')", mai.email);
  await leave(mai.browser);
  expect(await rowsOf('SELECT FROM subscriptions WHERE email = $1', mai.email)).toHaveLength(0);
  expect(await rowsOf('SELECT FROM location_suggestions WHERE voice = $1', mai.id)).toHaveLength(0);
});

it('removes the picture', async () => {
  const { browser } = await registered();
  const png = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#c8402b' } })
    .png()
    .toBuffer();
  const { body } = await browser.upload('/api/user/avatar', 'avatar', png);
  const file = join(api.context.dataDir, body.results.avatar);
  expect(existsSync(file)).toBe(true);
  await leave(browser);
  expect(existsSync(file)).toBe(false);
});
