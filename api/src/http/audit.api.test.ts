import { PassThrough } from 'node:stream';
import { enrol } from '../testing/cast-people.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';
import { createLog } from './log.ts';

interface Line {
  audit?: string;
  account?: string | null;
  [other: string]: unknown;
}

let api: TestApi;
let written = '';
beforeAll(async () => {
  const to = new PassThrough();
  to.on('data', (chunk: Buffer) => (written += chunk.toString()));
  api = await startTestApi({ log: createLog('info', to), rateLimitScale: 1 });
});
beforeEach(() => {
  written = '';
});
afterAll(() => api.close());

const lines = (event: string): Line[] =>
  written
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line)
    .filter(({ audit }) => audit === event);
const fresh = 'quite another password';

it('notes who signed in, who failed to, and who signed out, by the account’s id', async () => {
  const { browser, id, email, password } = await enrol(api, 'Noted');
  await browser.post('/api/login', { email, password: 'a wrong guess' });
  await browser.post('/api/login', { email: 'nobody@example.com', password: 'a wrong guess' });
  await browser.post('/api/login', { email, password });
  await browser.post('/api/logout');
  expect(lines('sign-in-failed').map(({ account }) => account)).toEqual([id, null]);
  expect(lines('signed-in')).toMatchObject([{ account: id, by: 'password' }]);
  expect(lines('signed-out')).toMatchObject([{ account: id }]);
});

it('notes a password that was reset or changed, and one that its owner did not know', async () => {
  const { browser, id, email, password } = await enrol(api, 'Changing');
  await browser.put('/api/user', { email: 'x@example.com', current_password: 'a wrong guess' });
  await browser.put('/api/user', { password: fresh, password_confirmation: fresh, current_password: password });
  await browser.post('/api/password/email', { email });
  const { url } = await api.mailbox.newest(email, 'reset-password');
  const form = { email, token: url.split('/').at(-1), password, password_confirmation: password };
  await browser.post('/api/password/reset', form);
  expect(lines('owner-not-shown')).toMatchObject([{ account: id }]);
  expect(lines('password-changed')).toMatchObject([{ account: id }]);
  expect(lines('password-reset')).toMatchObject([{ account: id }]);
});

it('notes an address that is asked for, confirmed and taken back', async () => {
  const { browser, id, email, password } = await enrol(api, 'Moving');
  await browser.put('/api/user', { email: `new.${email}`, current_password: password });
  const { url } = await api.mailbox.newest(`new.${email}`, 'confirm-email');
  await api.stranger().post(url.replace('https://tabi.test', ''));
  const asked = await api.mailbox.newest(email, 'email-change-asked');
  await api.stranger().post((asked.url ?? '').replace('https://tabi.test', ''));
  for (const event of ['email-change-asked', 'email-confirmed', 'email-change-undone'])
    expect(lines(event)).toMatchObject([{ account: id }]);
});

it('notes what is refused, and who is too fast', async () => {
  const { browser, id } = await enrol(api, 'Refused');
  await browser.get('/api/user');
  const suggestion = { suggested_location: 'Lhasa' };
  await browser.post('/api/location/suggest', suggestion, { 'x-xsrf-token': 'none' });
  for (let i = 0; i < 11; i++) await browser.post('/api/location/suggest', suggestion);
  await browser.delete('/api/user/wishlists/00000000-0000-4000-8000-000000000000');
  expect(lines('refused')).toMatchObject([{ status: 419, route: 'POST /api/location/suggest' }]);
  expect(lines('too-fast')).toMatchObject([{ status: 429, route: 'POST /api/location/suggest' }]);
  expect(id).not.toBe('');
});

it('holds no name, no address and no secret', async () => {
  const { browser, email, password } = await enrol(api, 'Somebodyelse');
  await browser.post('/api/login', { email, password });
  await browser.put('/api/user', { email: `new.${email}`, current_password: password });
  expect(written).toContain('"audit"');
  expect(written).not.toMatch(/Somebodyelse|example\.com|a long password/i);
});
