import { acmeAt, signInAtProvider, startOidcServer, type OidcServer } from '../../../testing/oidc-server.ts';
import { addPasskey } from '../../../testing/second-factor.ts';
import { startTestApi, testNow, type TestApi } from '../../../testing/test-api.ts';
import type { TestBrowser } from '../../../testing/test-browser.ts';
import { signUp } from '../../../testing/test-person.ts';

let now = testNow;
let api: TestApi;
let server: OidcServer;
beforeAll(async () => {
  server = await startOidcServer('https://tabi.test/oauth/acme/callback');
  const acme = acmeAt(server);
  api = await startTestApi({ providers: [acme], now: () => now });
}, 30_000);
beforeEach(() => {
  now = testNow;
});
afterAll(async () => {
  await api.close();
  await server.stop();
});

const mine = '/api/user/identities';
const acme = `${mine}/acme`;
let count = 0;
const someone = () => `friend-${++count}`;

const comeBack = async (browser: TestBrowser, address: string): Promise<string> => {
  const { status, headers } = await browser.get(address.replace('https://tabi.test', ''));
  expect(status).toBe(303);
  return String(headers['location']);
};
/** Goes to the provider and back. @returns the page that it leads to */
const show = async (browser: TestBrowser, login: string, password?: string) =>
  comeBack(browser, await signInAtProvider((await browser.post(acme, { password })).body.results.url, login));
const connect = async (browser: TestBrowser, login: string, password?: string) => {
  await show(browser, login, password);
  return browser.put(acme);
};
/** Signs in with the provider alone. */
const enterBy = async (login: string) => {
  const browser = await api.visitor();
  const begun = (await browser.get('/api/oauth/acme')).body.results.url as string;
  const back = await comeBack(browser, await signInAtProvider(begun, login));
  const token = new URL(back, 'https://tabi.test').searchParams.get('token') ?? '';
  await browser.get(`/api/oauth/authenticateUser/${token}`);
  return browser;
};
const idOf = async (browser: TestBrowser) => (await browser.get('/api/user')).body.results.id as string;

describe('an account elsewhere', () => {
  it('opens the account once its owner has connected it, and they are told', async () => {
    const { browser, password, email, id } = await signUp(api);
    const login = someone();
    expect(await show(browser, login, password)).toBe('/profile/?link=acme');
    expect((await browser.get(mine)).body.results).toEqual([]);
    const { status, body } = await browser.put(acme);
    expect([status, body.results]).toEqual([
      200,
      [{ provider: 'acme', label: 'Acme', linked_at: testNow.toISOString() }],
    ]);
    expect(await idOf(await enterBy(login))).toBe(id);
    expect(await api.mailbox.newest(email, 'identity-linked')).toMatchObject({ provider: 'Acme' });
  });

  it('is connected by who has shown the password of the account, and by no other', async () => {
    const { browser } = await signUp(api);
    expect((await browser.post(acme, {})).body.errors.password).toBeDefined();
    expect((await browser.post(acme, { password: 'not this one' })).body.code).toBe('wrong-password');
  });

  it('is not connected to whoever signs in to the browser after the one who went there', async () => {
    const { browser, password, email } = await signUp(api);
    await show(browser, someone(), password);
    await browser.post('/api/logout');
    const password_confirmation = password;
    await browser.post('/api/register', { name: 'Next', email: `next.${email}`, password, password_confirmation });
    const { status, body } = await browser.put(acme);
    expect([status, body.code]).toEqual([422, 'link-expired']);
    expect((await browser.get(mine)).body.results).toEqual([]);
  });

  it('is connected within half an hour of having come back, once', async () => {
    const { browser, password } = await signUp(api);
    await show(browser, someone(), password);
    now = new Date(testNow.getTime() + 31 * 60_000);
    expect((await browser.put(acme)).body.code).toBe('link-expired');
    now = testNow;
    await connect(browser, someone(), password);
    expect((await browser.put(acme)).body.code).toBe('link-expired');
  });

  it('that opens another account is refused, and stays theirs', async () => {
    const [first, second] = [await signUp(api), await signUp(api)];
    const login = someone();
    await connect(first.browser, login, first.password);
    const { status, body } = await connect(second.browser, login, second.password);
    expect([status, body.code]).toEqual([422, 'does-not-apply']);
    expect(await idOf(await enterBy(login))).toBe(first.id);
  });

  it('leads back to the profile where the person says no', async () => {
    const { browser, password } = await signUp(api);
    const { url } = (await browser.post(acme, { password })).body.results;
    const state = new URL(url).searchParams.get('state');
    const said = await comeBack(browser, `https://tabi.test/oauth/acme/callback?error=access_denied&state=${state}`);
    expect(said).toBe('/profile/?error=refused');
  });

  it('opens the account no more once it is disconnected, and the owner is told', async () => {
    const { browser, password, email } = await signUp(api);
    const login = someone();
    await connect(browser, login, password);
    const { body } = await browser.send('DELETE', acme, { password });
    expect(body.results).toEqual([]);
    expect(await api.mailbox.newest(email, 'security-changed')).toMatchObject({ change: 'identity-unlinked' });
    expect(await idOf(await enterBy(login))).not.toBe(await idOf(browser));
    expect((await browser.send('DELETE', acme, { password })).status).toBe(404);
  });

  it('stays while nothing else opens the account, and so does the passkey that is left', async () => {
    const browser = await enterBy(someone());
    const { status, body } = await browser.send('DELETE', acme, {});
    expect([status, body.code]).toEqual([422, 'does-not-apply']);
    const { id } = await addPasskey(api, browser, '');
    expect((await browser.send('DELETE', acme, {})).body.results).toEqual([]);
    expect((await browser.send('DELETE', `/api/user/passkeys/${id}`, {})).body.code).toBe('does-not-apply');
  });
});
