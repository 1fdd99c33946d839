import { cookieNames } from '../../../http/cookies.ts';
import { startTestApi, type TestApi } from '../../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

let count = 0;
const person = (email = `mai.${++count}@example.com`) => ({
  name: 'Mai',
  email,
  password: 'a long password',
  password_confirmation: 'a long password',
  timezone: 'Asia/Ho_Chi_Minh',
});
const registered = async () => {
  const browser = await api.visitor();
  const form = person();
  await browser.post('/api/register', form);
  return { browser, form };
};

describe('registering', () => {
  it('signs the new account in', async () => {
    const browser = await api.visitor();
    const { status, body } = await browser.post('/api/register', person());
    expect(status).toBe(200);
    expect(body.results).toMatchObject({ name: 'Mai', setting: { timeZone: 'Asia/Ho_Chi_Minh' } });
    expect((await browser.get('/api/user')).body.results.id).toBe(body.results.id);
  });

  it('never answers with the password or its hash', async () => {
    const { browser } = await registered();
    const { body } = await browser.get('/api/user');
    expect(JSON.stringify(body)).not.toMatch(/argon2|passwordHash|a long password/);
  });

  it('stores an argon2id hash', async () => {
    const { form } = await registered();
    const { rows } = await api.context.pool.query('SELECT password_hash FROM users WHERE email = $1', [form.email]);
    expect(rows[0].password_hash).toMatch(/^\$argon2id\$/);
  });

  it('refuses an address that has an account, in whatever case', async () => {
    const { form } = await registered();
    const { status, body } = await (await api.visitor()).post('/api/register', person(form.email.toUpperCase()));
    expect([status, Object.keys(body.errors)]).toEqual([422, ['email']]);
  });

  it.each([
    ['password_confirmation', { password_confirmation: 'another password' }],
    ['password', { password: 'short', password_confirmation: 'short' }],
    ['email', { email: 'not an address' }],
    ['name', { name: '  ' }],
    ['name', { name: 'Mai\r\nBcc: x' }],
    ['name', { name: 'Mai\u202egnp' }],
    ['name', { name: 'Win at https://evil.example' }],
    ['timezone', { timezone: 'Mars/Olympus' }],
  ])('refuses a wrong %s', async (field, wrong) => {
    const { status, body } = await (await api.visitor()).post('/api/register', { ...person(), ...wrong });
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
  });
});

describe('a password that others would try first', () => {
  const weak = { password: 'Password2026!', password_confirmation: 'Password2026!' };

  it('opens no account, and the form says why', async () => {
    const { status, body } = await (await api.visitor()).post('/api/register', { ...person(), ...weak });
    expect([status, body.errors]).toEqual([422, { password: [expect.stringContaining('tried first')] }]);
  });

  it('is not taken in the profile', async () => {
    const { browser, form } = await registered();
    const { status, body } = await browser.put('/api/user', { ...weak, current_password: form.password });
    expect([status, Object.keys(body.errors)]).toEqual([422, ['password']]);
  });

  it('is not taken by a mailed link, which still works for another', async () => {
    const { form } = await registered();
    const browser = await api.visitor();
    await browser.post('/api/password/email', { email: form.email });
    const { url } = await api.mailbox.newest(form.email, 'reset-password');
    const reset = { email: form.email, token: url.split('/').at(-1) };
    expect((await browser.post('/api/password/reset', { ...reset, ...weak })).body.errors).toHaveProperty('password');
    const own = { password: 'quite another password', password_confirmation: 'quite another password' };
    expect((await browser.post('/api/password/reset', { ...reset, ...own })).status).toBe(200);
  });
});

describe('signing in', () => {
  it('answers a wrong password and an unknown address alike', async () => {
    const { form } = await registered();
    const wrong = await (await api.visitor()).post('/api/login', { email: form.email, password: 'not this one' });
    const unknown = await (
      await api.visitor()
    ).post('/api/login', { email: 'nobody@example.com', password: 'not this one' });
    expect(wrong.status).toBe(422);
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
  });

  it('begins a new session and ends the one before', async () => {
    const { browser, form } = await registered();
    const before = browser.cookies.get(cookieNames.session) ?? '';
    await browser.post('/api/login', { email: form.email, password: form.password });
    expect(browser.cookies.get(cookieNames.session)).not.toBe(before);
    const thief = api.stranger();
    thief.cookies.set(cookieNames.session, before);
    expect((await thief.get('/api/user')).status).toBe(401);
  });

  it('keeps only a hash of the session in the database', async () => {
    const { browser } = await registered();
    const { rows } = await api.context.pool.query('SELECT * FROM sessions');
    expect(JSON.stringify(rows)).not.toContain(browser.cookies.get(cookieNames.session));
  });

  it('hides the session from scripts', async () => {
    const { form } = await registered();
    const browser = await api.visitor();
    const { headers } = await browser.post('/api/login', { email: form.email, password: form.password });
    const cookie = [headers['set-cookie']].flat().find((text) => String(text).startsWith(cookieNames.session));
    expect(cookie).toContain('HttpOnly');
  });
});

describe('signing out', () => {
  it('ends the session on the server', async () => {
    const { browser } = await registered();
    const sid = browser.cookies.get(cookieNames.session) ?? '';
    expect((await browser.post('/api/logout')).status).toBe(200);
    const thief = api.stranger();
    thief.cookies.set(cookieNames.session, sid);
    expect((await thief.get('/api/user')).status).toBe(401);
  });

  it('leaves a browser that can go on', async () => {
    const { browser } = await registered();
    await browser.post('/api/logout');
    expect((await browser.post('/api/location/suggest', { suggested_location: 'Lhasa' })).status).toBe(200);
  });
});

describe('the account', () => {
  it('is not reached with a session that has run out', async () => {
    const { browser } = await registered();
    await api.context.pool.query("UPDATE sessions SET expires_at = '2026-11-20'");
    expect((await browser.get('/api/user')).status).toBe(401);
  });
});
