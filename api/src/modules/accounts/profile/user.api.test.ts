import { later } from '@tabi/shared/format';
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

const password = 'a long password';
const fresh = 'quite another password';
let count = 0;
const registered = async () => {
  const browser = await api.visitor();
  const email = `person.${++count}@example.com`;
  await browser.post('/api/register', { name: 'Mai', email, password, password_confirmation: password });
  return { browser, email };
};
const signedInAgain = async (email: string, word = password) => {
  const browser = await api.visitor();
  return { browser, status: (await browser.post('/api/login', { email, password: word })).status };
};

it('is nobody to a stranger', async () => {
  const { status, body, headers } = await api.stranger().get('/api/user');
  expect([status, body]).toEqual([401, { message: 'Please sign in first.', code: 'sign-in-first' }]);
  expect(headers['cache-control']).toBe('no-store');
});

it('cannot be changed or deleted by a visitor who is not signed in', async () => {
  const visitor = await api.visitor();
  expect((await visitor.put('/api/user', { name: 'X' })).status).toBe(401);
  expect((await visitor.send('DELETE', '/api/user', { password })).status).toBe(401);
});

describe('name and time zone', () => {
  it('change one without the other', async () => {
    const { browser } = await registered();
    await browser.put('/api/user', { timezone: 'Asia/Tokyo' });
    await browser.put('/api/user', { name: 'Mai Anh' });
    const { results } = (await browser.get('/api/user')).body;
    expect(results).toMatchObject({ name: 'Mai Anh', setting: { timeZone: 'Asia/Tokyo' } });
  });

  it.each([
    ['name', { name: ' ' }],
    ['name', { name: 'x'.repeat(81) }],
    ['timezone', { timezone: 'Mars/Olympus' }],
    ['email', { email: 'mai' }],
    ['password', { password: 'short', password_confirmation: 'short' }],
    ['password_confirmation', { password: fresh }],
  ])('refuse a wrong %s', async (field, wrong) => {
    const { browser } = await registered();
    const { status, body } = await browser.put('/api/user', wrong);
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
  });
});

describe('a new address', () => {
  const linkTo = async (email: string) =>
    (await api.mailbox.newest(email, 'confirm-email')).url.replace('https://tabi.test', '');
  const wished = async () => {
    const person = await registered();
    const wish = `new.${person.email}`;
    const { body } = await person.browser.put('/api/user', { email: wish, current_password: password });
    return { ...person, wish, body };
  };

  it('waits until it is confirmed', async () => {
    const { email, wish, body } = await wished();
    expect(body.results).toMatchObject({ email, pending_email: wish });
    expect((await signedInAgain(email)).status).toBe(200);
  });

  it('counts once the link in the mail to it is opened and pressed, and the old one is told', async () => {
    const { browser, email, wish } = await wished();
    const link = await linkTo(wish);
    const page = await api.stranger().get(link);
    expect([page.status, page.body]).toEqual([200, expect.stringContaining(wish)]);
    expect((await browser.get('/api/user')).body.results.email).toBe(email);
    expect((await api.stranger().post(link)).status).toBe(200);
    expect((await browser.get('/api/user')).body.results).toMatchObject({ email: wish, pending_email: null });
    expect(api.mailbox.to(email, 'email-changed')).toHaveLength(1);
    expect((await signedInAgain(wish)).status).toBe(200);
  });

  it('is confirmed once, and within a day', async () => {
    const first = await wished();
    const link = await linkTo(first.wish);
    await api.stranger().post(link);
    expect((await api.stranger().post(link)).status).toBe(404);
    const second = await wished();
    now = later(testNow, { days: 1 });
    expect((await api.stranger().post(await linkTo(second.wish))).status).toBe(404);
    expect((await second.browser.get('/api/user')).body.results.pending_email).toBeNull();
  });

  it('is not taken from one who has registered it meanwhile', async () => {
    const { browser, email, wish } = await wished();
    await (
      await api.visitor()
    ).post('/api/register', { name: 'Linh', email: wish, password, password_confirmation: password });
    expect((await api.stranger().post(await linkTo(wish))).status).toBe(409);
    expect((await browser.get('/api/user')).body.results.email).toBe(email);
  });

  it('is forgotten when the present one is asked for again', async () => {
    const { browser, email, wish } = await wished();
    const { body } = await browser.put('/api/user', { email });
    expect(body.results.pending_email).toBeNull();
    expect((await api.stranger().post(await linkTo(wish))).status).toBe(404);
  });

  it.each([
    ['without the password', undefined],
    ['with a wrong password', 'not this one'],
  ])('is refused %s', async (_how, current) => {
    const { browser } = await registered();
    const { status, body } = await browser.put('/api/user', { email: 'x@example.com', current_password: current });
    expect([status, Object.keys(body.errors)]).toEqual([422, ['current_password']]);
  });

  it('is refused when it has an account', async () => {
    const [mine, yours] = [await registered(), await registered()];
    const { status, body } = await mine.browser.put('/api/user', { email: yours.email, current_password: password });
    expect([status, Object.keys(body.errors)]).toEqual([422, ['email']]);
  });
});

describe('the address of a new account', () => {
  const linkTo = (email: string) => api.mailbox.to(email, 'welcome').at(-1)?.url.replace('https://tabi.test', '') ?? '';

  it('is confirmed by the link in the welcome', async () => {
    const { browser, email } = await registered();
    expect((await browser.get('/api/user')).body.results).toMatchObject({ email_verified: false, pending_email: null });
    expect((await api.stranger().post(linkTo(email))).status).toBe(200);
    expect((await browser.get('/api/user')).body.results.email_verified).toBe(true);
    expect(api.mailbox.to(email, 'email-changed')).toEqual([]);
  });

  it('gets another mail when it is sent again, until it is confirmed', async () => {
    const { browser, email } = await registered();
    const first = linkTo(email);
    await browser.put('/api/user', { email });
    expect((await api.stranger().post(first)).status).toBe(404);
    await api.stranger().post(linkTo(email));
    await browser.put('/api/user', { email });
    expect(api.mailbox.to(email, 'welcome')).toHaveLength(2);
  });
});

describe('a new password', () => {
  const form = { password: fresh, password_confirmation: fresh };

  it('takes the place of the old one and ends the other sessions, not this one', async () => {
    const { browser, email } = await registered();
    const other = (await signedInAgain(email)).browser;
    expect((await browser.put('/api/user', { ...form, current_password: password })).status).toBe(200);
    expect((await browser.get('/api/user')).status).toBe(200);
    expect((await other.get('/api/user')).status).toBe(401);
    expect([(await signedInAgain(email)).status, (await signedInAgain(email, fresh)).status]).toEqual([422, 200]);
  });

  it('is refused without the old one, and nothing else is changed either', async () => {
    const { browser } = await registered();
    expect((await browser.put('/api/user', { ...form, name: 'Thief' })).status).toBe(422);
    expect((await browser.get('/api/user')).body.results.name).toBe('Mai');
  });
});

describe('an account without a password', () => {
  const withoutPassword = async () => {
    const person = await registered();
    await api.context.pool.query('UPDATE users SET password_hash = NULL WHERE email = $1', [person.email]);
    return person;
  };

  it('says that it has none, and nobody signs in to it with one', async () => {
    const { browser, email } = await withoutPassword();
    expect((await browser.get('/api/user')).body.results.has_password).toBe(false);
    expect((await signedInAgain(email)).status).toBe(422);
  });

  it('can set one shortly after signing in, and not later', async () => {
    const { browser } = await withoutPassword();
    now = new Date(testNow.getTime() + 11 * 60_000);
    expect((await browser.put('/api/user', { password: fresh, password_confirmation: fresh })).status).toBe(403);
    now = new Date(testNow.getTime() + 9 * 60_000);
    expect((await browser.put('/api/user', { password: fresh, password_confirmation: fresh })).status).toBe(200);
  });
});
