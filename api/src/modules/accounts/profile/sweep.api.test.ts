import { randomUUID } from 'node:crypto';
import { later } from '@tabi/shared/format';
import type { TestBrowser } from '../../../testing/test-browser.ts';
import { signUp } from '../../../testing/test-person.ts';
import { startTestApi, testNow, type TestApi } from '../../../testing/test-api.ts';
import { sweepPeople } from './sweep-repository.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const dayLater = (days: number) => later(testNow, { days });
const count = async (table: string) =>
  Number((await api.context.pool.query(`SELECT count(*) FROM ${table}`)).rows[0].count);

/** With a key, so that the same form sent twice makes one trip. It is remembered at the clock of the tests. */
async function asksForTrip(browser: TestBrowser): Promise<void> {
  const kyoto = (await browser.get('/api/location/kyoto')).body.results.id;
  const wish = { destination_ids: [kyoto], startDate: '2026-12-01', endDate: '2026-12-01' };
  await browser.post('/api/trips', wish, { 'idempotency-key': randomUUID() });
  await api.context.pool.query('UPDATE trip_requests SET created_at = $1', [testNow]);
}

it('keeps what is of use, and takes away what has run out', async () => {
  const { email, browser } = await signUp(api);
  await browser.post('/api/password/email', { email });
  await api.mailbox.newest(email, 'reset-password');
  await browser.post('/api/email/subscribe', { email: 'waiting@example.com', type: 'blog' });
  await browser.post('/api/email/subscribe', { email: 'sure@example.com', type: 'blog' });
  const link = api.mailbox.to('sure@example.com', 'confirm-subscription')[0]?.url ?? '';
  await api.stranger().post(link.replace('https://tabi.test', ''));
  await browser.post('/api/session', { data: { city: null } });
  await asksForTrip(browser);

  const counts = async () =>
    Promise.all(['password_resets', 'email_changes', 'subscriptions', 'visits', 'users', 'trip_requests'].map(count));
  await sweepPeople(api.context.pool, testNow);
  expect(await counts()).toEqual([1, 1, 2, 1, 1, 1]);
  await sweepPeople(api.context.pool, dayLater(2));
  expect(await counts()).toEqual([1, 0, 2, 1, 1, 1]);
  await sweepPeople(api.context.pool, dayLater(31));
  expect(await counts()).toEqual([0, 0, 1, 1, 1, 0]);
  await sweepPeople(api.context.pool, dayLater(396));
  expect(await counts()).toEqual([0, 0, 1, 0, 1, 0]);
});
