import { later } from '@tabi/shared/format';
import { enrol } from '../../../testing/cast-people.ts';
import { startTestApi, testNow, type TestApi } from '../../../testing/test-api.ts';
import { signUp, type TestPerson } from '../../../testing/test-person.ts';

let now = testNow;
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ now: () => now });
});
beforeEach(() => {
  now = testNow;
});
afterAll(() => api.close());

const pathOf = (url: string | undefined) => (url ?? '').replace('https://tabi.test', '');
const wishFor = async ({ browser, email, password }: TestPerson) => {
  const wish = `new.${email}`;
  expect((await browser.put('/api/user', { email: wish, current_password: password })).status).toBe(200);
  return { wish, confirm: pathOf((await api.mailbox.newest(wish, 'confirm-email')).url) };
};
const undoIn = (email: string) => pathOf(api.mailbox.to(email, 'email-change-asked').at(-1)?.url);
const login = async (email: string, password: string) =>
  (await (await api.visitor()).post('/api/login', { email, password })).status;

it('tells the present address when a new one is asked for', async () => {
  const person = await enrol(api, 'Told');
  const { wish } = await wishFor(person);
  expect(api.mailbox.to(person.email, 'email-change-asked')).toMatchObject([{ email: wish }]);
});

it('takes the wish back by one press, and signs everybody out', async () => {
  const person = await enrol(api, 'Undone');
  const { confirm } = await wishFor(person);
  const page = await api.stranger().get(undoIn(person.email));
  expect([page.status, page.body]).toEqual([200, expect.stringContaining(person.email)]);
  expect((await person.browser.get('/api/user')).status).toBe(200);
  expect((await api.stranger().post(undoIn(person.email))).status).toBe(200);
  expect((await api.stranger().post(confirm)).status).toBe(404);
  expect((await person.browser.get('/api/user')).status).toBe(401);
});

it('gives the old address back within a week after the change, and the password that was known opens nothing', async () => {
  const person = await enrol(api, 'Back');
  const { wish, confirm } = await wishFor(person);
  await api.stranger().post(confirm);
  const undo = pathOf(api.mailbox.to(person.email, 'email-changed').at(-1)?.url);
  now = later(testNow, { days: 6 });
  expect((await api.stranger().post(undo)).status).toBe(200);
  expect([await login(wish, person.password), await login(person.email, person.password)]).toEqual([422, 422]);
  const { url } = await api.mailbox.newest(person.email, 'reset-password');
  const fresh = 'quite another password';
  const form = { email: person.email, token: url.split('/').at(-1), password: fresh, password_confirmation: fresh };
  expect((await (await api.visitor()).post('/api/password/reset', form)).status).toBe(200);
  expect(await login(person.email, fresh)).toBe(200);
});

it('takes the lists of a confirmed address along to the next one, and back', async () => {
  const person = await enrol(api, 'Listed');
  await person.browser.put('/api/user/subscriptions', { types: ['blog'] });
  const listed = async () =>
    (await api.context.pool.query("SELECT email FROM subscriptions WHERE type = 'blog'")).rows.map((row) => row.email);
  const { wish, confirm } = await wishFor(person);
  expect(await listed()).toEqual([person.email]);
  await api.stranger().post(confirm);
  expect(await listed()).toEqual([wish]);
  await api.stranger().post(pathOf(api.mailbox.to(person.email, 'email-changed').at(-1)?.url));
  expect(await listed()).toEqual([person.email]);
});

it('works once, and for a week', async () => {
  const once = await enrol(api, 'Once');
  await wishFor(once);
  expect((await api.stranger().post(undoIn(once.email))).status).toBe(200);
  expect((await api.stranger().post(undoIn(once.email))).status).toBe(404);
  const late = await enrol(api, 'Late');
  await wishFor(late);
  now = later(testNow, { days: 7 });
  expect((await api.stranger().get(undoIn(late.email))).status).toBe(404);
  expect((await api.stranger().post(undoIn(late.email))).status).toBe(404);
});

it('does not give an address back that has an account of its own by now', async () => {
  const person = await enrol(api, 'Moved');
  const { confirm } = await wishFor(person);
  await api.stranger().post(confirm);
  const form = { name: 'Linh', email: person.email, password: person.password, password_confirmation: person.password };
  expect((await (await api.visitor()).post('/api/register', form)).status).toBe(200);
  expect((await api.stranger().post(undoIn(person.email))).status).toBe(409);
});

it('gives no such link to an address that nobody has confirmed', async () => {
  const person = await signUp(api, 'Mistyped');
  await wishFor(person);
  expect(api.mailbox.to(person.email, 'email-change-asked')).toMatchObject([{ url: undefined }]);
});

it('is not taken back by whoever had the account in between', async () => {
  const person = await enrol(api, 'Robbed');
  const { wish, confirm } = await wishFor(person);
  await api.stranger().post(confirm);
  now = new Date(testNow.getTime() + 1);
  await wishFor({ ...person, email: wish });
  expect((await api.stranger().post(undoIn(person.email))).status).toBe(200);
  expect((await api.stranger().post(undoIn(wish))).status).toBe(404);
});

it('does not fill a mailbox, old or new', async () => {
  const person = await enrol(api, 'Flooded');
  for (let i = 0; i < 8; i++) await wishFor(person);
  expect(api.mailbox.to(`new.${person.email}`, 'confirm-email')).toHaveLength(4);
  expect(api.mailbox.to(person.email, 'email-change-asked')).toHaveLength(4);
});
