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
  const email = `reset.${++count}@example.com`;
  await browser.post('/api/register', { name: 'Mai', email, password, password_confirmation: password });
  return { browser, email };
};
const askFor = async (email: string) => (await api.visitor()).post('/api/password/email', { email });
const tokenFor = async (email: string) => {
  await askFor(email);
  const { url } = await api.mailbox.newest(email, 'reset-password');
  return decodeURIComponent(url.split('/').at(-1) ?? '');
};
const reset = async (form: Record<string, string>) =>
  (await api.visitor()).post('/api/password/reset', { password: fresh, password_confirmation: fresh, ...form });
const login = async (email: string, text: string) =>
  (await (await api.visitor()).post('/api/login', { email, password: text })).status;

describe('asking for a new password', () => {
  it('mails a link to the page of the site', async () => {
    const { email } = await registered();
    await askFor(email);
    const { url, name } = await api.mailbox.newest(email, 'reset-password');
    expect(url).toMatch(new RegExp(`^https://tabi\\.test/reset-password/${encodeURIComponent(email)}/[\\w-]{43}$`));
    expect(name).toBe('Mai');
  });

  it('answers alike for an address without an account, and mails nothing there', async () => {
    const { email } = await registered();
    const [known, unknown] = [await askFor(email), await askFor('nobody@example.com')];
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    await api.mailbox.newest(email, 'reset-password');
    expect(api.mailbox.mails.filter(({ to }) => to === 'nobody@example.com')).toEqual([]);
  });

  it('stores only a hash of the token', async () => {
    const { email } = await registered();
    const token = await tokenFor(email);
    const { rows } = await api.context.pool.query('SELECT * FROM password_resets');
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('does not fill a mailbox', async () => {
    const { email } = await registered();
    for (let i = 0; i < 6; i++) await askFor(email);
    await tokenFor(email);
    expect(api.mailbox.to(email, 'reset-password').length).toBeLessThanOrEqual(4);
  });

  it('refuses what is no address', async () => {
    const { status, body } = await askFor('mai');
    expect([status, Object.keys(body.errors)]).toEqual([422, ['email']]);
  });
});

describe('setting the new password', () => {
  it('lets one in with it, and no more with the old one', async () => {
    const { email } = await registered();
    expect((await reset({ email, token: await tokenFor(email) })).status).toBe(200);
    expect([await login(email, fresh), await login(email, password)]).toEqual([200, 422]);
  });

  it('ends every session of the account', async () => {
    const { browser, email } = await registered();
    await reset({ email, token: await tokenFor(email) });
    expect((await browser.get('/api/user')).status).toBe(401);
  });

  it('tells the owner', async () => {
    const { email } = await registered();
    await reset({ email, token: await tokenFor(email) });
    expect(api.mailbox.to(email, 'password-changed')).toHaveLength(1);
  });

  it('works once, and takes the other links with it', async () => {
    const { email } = await registered();
    const first = await tokenFor(email);
    await askFor(email);
    await reset({ email, token: first });
    const second = api.mailbox.to(email, 'reset-password').at(-1)?.url.split('/').at(-1) ?? '';
    for (const token of [first, second]) expect((await reset({ email, token })).status).toBe(422);
  });

  it('signs in the browser that has set it', async () => {
    const { email } = await registered();
    const token = await tokenFor(email);
    const browser = await api.visitor();
    await browser.post('/api/password/reset', {
      email,
      token,
      password: fresh,
      password_confirmation: fresh,
    });
    expect((await browser.get('/api/user')).body.results).toMatchObject({ email });
  });

  it('says of a link that it has been used, is older than an hour, or is none', async () => {
    const { email } = await registered();
    const token = await tokenFor(email);
    await askFor(email);
    const later = api.mailbox.to(email, 'reset-password').at(-1)?.url.split('/').at(-1) ?? '';
    const said = async (of: string, who = email) => {
      const { status, body } = await reset({ email: who, token: of });
      return [status, ...body.errors.token];
    };
    now = new Date(testNow.getTime() + 60 * 60_000);
    expect(await said(token)).toEqual([422, 'This link is older than an hour.']);
    now = testNow;
    await reset({ email, token });
    const used = [422, 'This link has been used, or the password was changed since.'];
    expect([await said(token), await said(later)]).toEqual([used, used]);
    const unknown = [422, 'This link is not complete, or not for this address.'];
    expect([await said(token.slice(1)), await said(token, 'someone@example.com')]).toEqual([unknown, unknown]);
  });

  it("refuses another account's token without using it up", async () => {
    const [mine, yours] = [await registered(), await registered()];
    const token = await tokenFor(mine.email);
    expect((await reset({ email: yours.email, token })).status).toBe(422);
    expect((await reset({ email: mine.email, token })).status).toBe(200);
  });

  it.each([
    ['password', { password: 'short', password_confirmation: 'short' }],
    ['password_confirmation', { password_confirmation: 'something else' }],
    ['token', { token: 'nonsense' }],
    ['email', { email: 'mai' }],
  ])('refuses a wrong %s', async (field, wrong) => {
    const { status, body } = await reset({ email: 'mai@example.com', token: 'x', ...wrong });
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
  });
});

describe('a new address that somebody else has asked for', () => {
  const wishOf = async () => {
    const { browser, email } = await registered();
    const wish = `thief.${email}`;
    await browser.put('/api/user', { email: wish, current_password: password });
    const { url } = await api.mailbox.newest(wish, 'confirm-email');
    return { browser, email, wish, link: url.replace('https://tabi.test', '') };
  };

  it('is worth nothing once the password was reset', async () => {
    const { email, wish, link } = await wishOf();
    await reset({ email, token: await tokenFor(email) });
    expect((await api.stranger().post(link)).status).toBe(404);
    expect([await login(email, fresh), await login(wish, fresh)]).toEqual([200, 422]);
  });

  it('is worth nothing once the password was changed', async () => {
    const { browser, email, link } = await wishOf();
    const form = { password: fresh, password_confirmation: fresh, current_password: password };
    await browser.put('/api/user', form);
    expect((await api.stranger().post(link)).status).toBe(404);
    expect(await login(email, fresh)).toBe(200);
  });
});

it('ends the links of earlier resets when the password is changed in the profile', async () => {
  const { browser, email } = await registered();
  const token = await tokenFor(email);
  const changed = 'a password of their own';
  await browser.put('/api/user', { password: changed, password_confirmation: changed, current_password: password });
  expect((await reset({ email, token })).status).toBe(422);
});
