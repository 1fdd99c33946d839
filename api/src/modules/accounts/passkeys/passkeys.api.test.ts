import { enrol } from '../../../testing/cast-people.ts';
import { addAuthenticator, addPasskey } from '../../../testing/second-factor.ts';
import { SoftPasskey } from '../../../testing/soft-passkey.ts';
import { startTestApi, testNow, type TestApi } from '../../../testing/test-api.ts';
import type { TestBrowser } from '../../../testing/test-browser.ts';
import type { TestPerson } from '../../../testing/test-person.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const signIn = ({ email, password }: TestPerson, browser: TestBrowser) =>
  browser.post('/api/login', { email, password });
const who = async (browser: TestBrowser) => (await browser.get('/api/user')).status;

/** Asks what to sign, signs it, and sends it. */
async function enterWith(browser: TestBrowser, passkey: SoftPasskey, path = '/api/login/passkey') {
  const { results } = (await browser.post('/api/login/passkey/options')).body;
  return browser.post(path, { passkey: passkey.sign(results) });
}

describe('a passkey', () => {
  it('signs in by itself, also where a second factor is asked for', async () => {
    const person = await enrol(api, 'Keyed');
    const { passkey } = await addPasskey(api, person.browser, person.password);
    await addAuthenticator(api, person.browser, person.password);
    const browser = await api.visitor();
    const { status, body } = await enterWith(browser, passkey);
    expect([status, body.results.id]).toEqual([200, person.id]);
    expect(await who(browser)).toBe(200);
    const [used] = (await browser.get('/api/user/security')).body.results.passkeys;
    expect(used).toMatchObject({ name: 'Phone', used_at: testNow.toISOString() });
    expect(api.mailbox.to(person.email, 'security-changed')).toContainEqual(
      expect.objectContaining({ change: 'passkey-added' }),
    );
  });

  it('leaves the password enough until its owner asks for more', async () => {
    const person = await enrol(api, 'Choosing');
    const { passkey } = await addPasskey(api, person.browser, person.password);
    expect((await signIn(person, await api.visitor())).status).toBe(200);
    const wish = { on: true, password: person.password };
    expect((await person.browser.put('/api/user/second-factor', wish)).body.results.recovery_codes).toHaveLength(10);
    const browser = await api.visitor();
    expect((await signIn(person, browser)).body.code).toBe('second-factor');
    expect((await browser.get('/api/login/second-factor')).body.results).toEqual({ code: true, passkey: true });
    const { body } = await enterWith(browser, passkey, '/api/login/second-factor');
    expect(body.results.id).toBe(person.id);
  });

  it('is no second factor of another account', async () => {
    const victim = await enrol(api, 'Victim');
    await addAuthenticator(api, victim.browser, victim.password);
    const browser = await api.visitor();
    await signIn(victim, browser);
    const thief = await enrol(api, 'Thief');
    const { passkey } = await addPasskey(api, thief.browser, thief.password);
    expect((await enterWith(browser, passkey, '/api/login/second-factor')).body.code).toBe('wrong-code');
  });

  it.each([
    ['another site', { origin: 'https://tabi.test.evil.example' }],
    ['another relying party', { rpId: 'evil.example' }],
    ['a key that does not see its owner', { verifies: false }],
  ])('signs nobody in from %s', async (_of, rules) => {
    const person = await enrol(api, 'Phished');
    const passkey = new SoftPasskey({ origin: api.context.address });
    const { results } = (await person.browser.post('/api/user/passkeys/options', { password: person.password })).body;
    await person.browser.post('/api/user/passkeys', { name: 'Key', passkey: passkey.create(results) });
    Object.assign(passkey, { rules: { origin: api.context.address, ...rules } });
    expect((await enterWith(await api.visitor(), passkey)).body.code).toBe('wrong-code');
  });

  it('signs nobody in with a challenge that was used, or is of another browser', async () => {
    const person = await enrol(api, 'Again');
    const { passkey } = await addPasskey(api, person.browser, person.password);
    const browser = await api.visitor();
    const { results } = (await browser.post('/api/login/passkey/options')).body;
    const proof = { passkey: passkey.sign(results) };
    const other = await api.visitor();
    expect((await other.post('/api/login/passkey', proof)).body.code).toBe('link-expired');
    await other.post('/api/login/passkey/options');
    expect((await other.post('/api/login/passkey', proof)).body.code).toBe('wrong-code');
    expect((await browser.post('/api/login/passkey', proof)).status).toBe(200);
    expect((await browser.post('/api/login/passkey', proof)).body.code).toBe('link-expired');
  });

  it('that was copied, and counts less than the last time, is refused', async () => {
    const person = await enrol(api, 'Copied');
    const { passkey } = await addPasskey(api, person.browser, person.password);
    await enterWith(await api.visitor(), passkey);
    Object.assign(passkey, { counter: 0 });
    expect((await enterWith(await api.visitor(), passkey)).body.code).toBe('wrong-code');
  });

  it('is renamed, and taken away with the password; nobody is asked for it any more', async () => {
    const person = await enrol(api, 'Tidy');
    const { browser, password } = person;
    const { id, passkey } = await addPasskey(api, browser, password);
    await browser.put('/api/user/second-factor', { on: true, password });
    const renamed = await browser.send('PATCH', `/api/user/passkeys/${id}`, { name: 'The old phone' });
    expect(renamed.body.results.passkeys[0].name).toBe('The old phone');
    expect((await browser.send('DELETE', `/api/user/passkeys/${id}`, {})).status).toBe(422);
    const { body } = await browser.send('DELETE', `/api/user/passkeys/${id}`, { password });
    expect(body.results).toMatchObject({ second_factor: false, passkeys: [], recovery_codes_left: 0 });
    expect((await enterWith(await api.visitor(), passkey)).body.code).toBe('wrong-code');
    expect((await signIn(person, await api.visitor())).status).toBe(200);
  });

  it('opens one account only', async () => {
    const [one, other] = [await enrol(api, 'First'), await enrol(api, 'Second')];
    const { passkey } = await addPasskey(api, one.browser, one.password);
    const { results } = (await other.browser.post('/api/user/passkeys/options', { password: other.password })).body;
    const { status } = await other.browser.post('/api/user/passkeys', {
      name: 'Key',
      passkey: passkey.create(results),
    });
    expect(status).toBe(422);
  });
});
