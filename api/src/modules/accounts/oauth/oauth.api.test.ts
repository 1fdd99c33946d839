import type { OAuthProvider } from '../../../ports/oauth/oauth-settings.ts';
import { acmeAt, signInAtProvider, startOidcServer, type OidcServer } from '../../../testing/oidc-server.ts';
import type { TestBrowser } from '../../../testing/test-browser.ts';
import { signUp } from '../../../testing/test-person.ts';
import { startTestApi, testNow, type TestApi } from '../../../testing/test-api.ts';

let now = testNow;
let api: TestApi;
let server: OidcServer;
beforeAll(async () => {
  server = await startOidcServer('https://tabi.test/oauth/acme/callback');
  const acme = acmeAt(server);
  const gone: OAuthProvider = { ...acme, name: 'gone', server: { discovery: 'http://127.0.0.1:9' } };
  api = await startTestApi({ providers: [acme, gone], now: () => now });
}, 30_000);
beforeEach(() => {
  now = testNow;
});
afterAll(async () => {
  await api.close();
  await server.stop();
});

const begin = async (browser: TestBrowser) => (await browser.get('/api/oauth/acme')).body.results.url as string;
/** @returns what the front page is opened with */
const comeBack = async (browser: TestBrowser, address: string): Promise<Record<string, string>> => {
  const { status, headers } = await browser.get(address.replace('https://tabi.test', ''));
  expect(status).toBe(303);
  return Object.fromEntries(new URL(String(headers['location']), 'https://tabi.test').searchParams);
};
const signIn = async (browser: TestBrowser, login: string) =>
  comeBack(browser, await signInAtProvider(await begin(browser), login));
const enter = (browser: TestBrowser, token = '') => browser.get(`/api/oauth/authenticateUser/${token}`);
const me = async (browser: TestBrowser) => (await browser.get('/api/user')).body.results;
const later = (ms: number) => {
  now = new Date(testNow.getTime() + ms);
};

let count = 0;
const someone = (kind = 'person') => `${kind}-${++count}`;

describe('signing in with a provider', () => {
  it('opens an account for a new address, without a password and with what the provider tells', async () => {
    const browser = await api.visitor();
    const login = someone();
    const { body } = await enter(browser, (await signIn(browser, login)).token);
    expect(body.results).toMatchObject({
      email: `${login}@example.com`,
      name: `P${login.slice(1)}`,
      has_password: false,
      email_verified: true,
    });
    expect((await me(browser)).id).toBe(body.results.id);
  });

  it('finds the same account again, also when its address has changed', async () => {
    const login = someone();
    const ids: string[] = [];
    for (let time = 0; time < 2; time++) {
      const browser = await api.visitor();
      await enter(browser, (await signIn(browser, login)).token);
      ids.push((await me(browser)).id);
      await api.context.pool.query("UPDATE users SET email = 'moved.' || email WHERE id = $1", [ids[0]]);
    }
    expect(ids[1]).toBe(ids[0]);
  });

  it('makes the trips of the visitor the account’s own', async () => {
    const browser = await api.visitor();
    const { data } = (await browser.get('/api/locations?per_page=1')).body;
    const wish = { destination_ids: [data[0].id], startDate: '2026-12-01', endDate: '2026-12-01' };
    const trip = (await browser.post('/api/trips/planner', wish)).body.results.id;
    await enter(browser, (await signIn(browser, someone())).token);
    expect((await browser.get(`/api/trips/${trip}`)).body.results).toMatchObject({ uuid: null, canManage: true });
  });

  it('asks whether the address is theirs when the provider does not vouch for it', async () => {
    const browser = await api.visitor();
    const login = someone('unverified');
    await enter(browser, (await signIn(browser, login)).token);
    expect((await me(browser)).email_verified).toBe(false);
    expect(api.mailbox.to(`${login}@example.com`, 'welcome')).toHaveLength(1);
  });
});

describe('an address that has an account', () => {
  const withAccount = async (kind?: string) => {
    const login = someone(kind);
    const owner = await signUp(api, login);
    const email = `${login}@example.com`;
    await api.context.pool.query('UPDATE users SET email = $1 WHERE id = $2', [email, owner.id]);
    return { ...owner, email, login };
  };

  it('is not opened by the provider alone', async () => {
    const { login } = await withAccount();
    const browser = await api.visitor();
    expect(await signIn(browser, login)).toEqual({ error: 'account-exists' });
    expect((await browser.get('/api/user')).status).toBe(401);
  });

  it('is opened by it from then on when its owner signs in once in that browser, and they are told', async () => {
    const { login, id, email, password } = await withAccount();
    const browser = await api.visitor();
    await signIn(browser, login);
    await browser.post('/api/login', { email, password });
    expect(api.mailbox.to(email, 'identity-linked')).toEqual([expect.objectContaining({ provider: 'Acme' })]);
    const other = await api.visitor();
    await enter(other, (await signIn(other, login)).token);
    expect((await me(other)).id).toBe(id);
  });

  it('is not linked by signing in to another account', async () => {
    const [{ login }, stranger] = [await withAccount(), await signUp(api, 'Zoe')];
    const browser = await api.visitor();
    await signIn(browser, login);
    await browser.post('/api/login', { email: stranger.email, password: stranger.password });
    expect(await signIn(await api.visitor(), login)).toEqual({ error: 'account-exists' });
  });

  it('is not linked after half an hour', async () => {
    const { login, email, password } = await withAccount();
    const browser = await api.visitor();
    await signIn(browser, login);
    later(30 * 60_000);
    await browser.post('/api/login', { email, password });
    expect(await signIn(await api.visitor(), login)).toEqual({ error: 'account-exists' });
  });

  it('is never linked to an address that the provider does not vouch for', async () => {
    const { login, email, password } = await withAccount('unverified');
    const browser = await api.visitor();
    await signIn(browser, login);
    await browser.post('/api/login', { email, password });
    expect(await signIn(await api.visitor(), login)).toEqual({ error: 'account-exists' });
  });

  it('is lost to one who opened it unverified once its reader sets a password', async () => {
    const login = someone('unverified');
    const thief = await api.visitor();
    await enter(thief, (await signIn(thief, login)).token);
    const email = `${login}@example.com`;
    const visitor = await api.visitor();
    await visitor.post('/api/password/email', { email });
    const { url } = await api.mailbox.newest(email, 'reset-password');
    const form = {
      email,
      token: url.split('/').at(-1),
      password: 'a long password',
      password_confirmation: 'a long password',
    };
    await visitor.post('/api/password/reset', form);
    expect((await thief.get('/api/user')).status).toBe(401);
    expect(await signIn(thief, login)).toEqual({ error: 'account-exists' });
  });
});

describe('coming back', () => {
  it('without having allowed it, one is not signed in', async () => {
    const browser = await api.visitor();
    const address = await signInAtProvider(await begin(browser), someone(), true);
    expect(await comeBack(browser, address)).toEqual({ error: 'refused' });
  });

  it('without an address, there is nothing to open an account with', async () => {
    expect(await signIn(await api.visitor(), someone('secretive'))).toEqual({ error: 'no-email' });
  });

  it('in another browser, one is not signed in: nobody is signed in to an account that somebody else chose', async () => {
    const address = await signInAtProvider(await begin(await api.visitor()), someone());
    expect(await comeBack(await api.visitor(), address)).toEqual({ error: 'expired' });
  });

  it('after half an hour, one begins anew', async () => {
    const browser = await api.visitor();
    const address = await signInAtProvider(await begin(browser), someone());
    later(30 * 60_000);
    expect(await comeBack(browser, address)).toEqual({ error: 'expired' });
  });

  it('with another state, or a code that was used, leads nowhere', async () => {
    const browser = await api.visitor();
    const address = await signInAtProvider(await begin(browser), someone());
    expect(await comeBack(browser, address.replace(/state=[^&]+/, 'state=forged'))).toEqual({ error: 'expired' });
    expect(await comeBack(browser, address)).toHaveProperty('token');
    expect(await comeBack(browser, address)).toEqual({ error: 'failed' });
  });

  it('with a code of another attempt, its secret does not fit', async () => {
    const [mine, yours] = [await api.visitor(), await api.visitor()];
    const stolen = new URL(await signInAtProvider(await begin(yours), someone())).searchParams.get('code') ?? '';
    const address = new URL(await signInAtProvider(await begin(mine), someone()));
    address.searchParams.set('code', stolen);
    expect(await comeBack(mine, address.href)).toEqual({ error: 'failed' });
  });

  it('with a form, as Apple does, is the same by one step more', async () => {
    const browser = await api.visitor();
    const login = someone();
    const address = new URL(await signInAtProvider(await begin(browser), login));
    const { headers } = await api.app.inject({
      method: 'POST',
      url: '/oauth/acme/callback',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `${address.searchParams}&user=${encodeURIComponent('{"name":{"firstName":"Mai"}}')}`,
    });
    expect(await comeBack(browser, String(headers['location']))).toHaveProperty('token');
  });
});

describe('the token', () => {
  it('works once', async () => {
    const browser = await api.visitor();
    const { token } = await signIn(browser, someone());
    expect((await enter(browser, token)).status).toBe(200);
    expect((await enter(browser, token)).status).toBe(422);
  });

  it('works within a minute', async () => {
    const browser = await api.visitor();
    const { token } = await signIn(browser, someone());
    later(60_000);
    expect((await enter(browser, token)).status).toBe(422);
  });

  it('works in no other browser', async () => {
    const { token } = await signIn(await api.visitor(), someone());
    expect((await enter(await api.visitor(), token)).status).toBe(422);
  });

  it('needs our own page to use it', async () => {
    const browser = await api.visitor();
    const { token } = await signIn(browser, someone());
    expect((await browser.get(`/api/oauth/authenticateUser/${token}`, { 'x-xsrf-token': 'forged' })).status).toBe(419);
  });

  it('is stored as a hash only', async () => {
    const { token = '' } = await signIn(await api.visitor(), someone());
    const { rows } = await api.context.pool.query("SELECT encode(token_hash, 'base64') FROM entry_tokens");
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

it('tells which providers there are', async () => {
  const { body } = await api.stranger().get('/api/oauth');
  expect(body.results).toEqual([
    { name: 'acme', label: 'Acme' },
    { name: 'gone', label: 'Acme' },
  ]);
});

it('asks for proof against stolen codes and repeated tokens', async () => {
  const url = new URL(await begin(await api.visitor()));
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    code_challenge_method: 'S256',
    code_challenge: expect.any(String),
    state: expect.any(String),
    nonce: expect.any(String),
    redirect_uri: 'https://tabi.test/oauth/acme/callback',
  });
});

it('finds no provider that is not configured', async () => {
  expect((await (await api.visitor()).get('/api/oauth/nobody')).status).toBe(404);
  expect((await api.stranger().get('/oauth/nobody/callback')).status).toBe(404);
});

it('says so when the provider is away', async () => {
  const { status, body } = await (await api.visitor()).get('/api/oauth/gone');
  expect([status, body.message]).toEqual([
    503,
    'This provider does not answer right now. Sign in another way, or try again.',
  ]);
});
