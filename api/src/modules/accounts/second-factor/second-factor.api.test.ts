import { later } from '@tabi/shared/format';
import { cookieNames } from '../../../http/cookies.ts';
import { enrol } from '../../../testing/cast-people.ts';
import { addAuthenticator, addPasskey, codeAt } from '../../../testing/second-factor.ts';
import { startTestApi, testNow, type TestApi } from '../../../testing/test-api.ts';
import type { TestBrowser } from '../../../testing/test-browser.ts';
import type { TestPerson } from '../../../testing/test-person.ts';

let now = testNow;
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ now: () => now });
});
beforeEach(() => {
  now = testNow;
});
afterAll(() => api.close());

const secondsLater = (seconds: number) => later(testNow, { minutes: seconds / 60 });
const signIn = ({ email, password }: TestPerson, browser: TestBrowser) =>
  browser.post('/api/login', { email, password });
const show = (browser: TestBrowser, code: string) => browser.post('/api/login/second-factor', { code });
const who = async (browser: TestBrowser) => (await browser.get('/api/user')).status;

/** Somebody whose account asks for a code, and a browser that has shown the password. */
async function halfWay(name: string) {
  const person = await enrol(api, name);
  const { secret, codes } = await addAuthenticator(api, person.browser, person.password);
  // The code that has confirmed the app is used up.
  now = secondsLater(60);
  const browser = await api.visitor();
  const answer = await signIn(person, browser);
  return { person, secret, codes, browser, answer };
}

describe('an account with an authenticator app', () => {
  it('is not opened by the password alone', async () => {
    const { browser, answer } = await halfWay('Asked');
    expect([answer.status, answer.body.code]).toEqual([422, 'second-factor']);
    expect(browser.cookies.has(cookieNames.session)).toBe(false);
    expect(await who(browser)).toBe(401);
  });

  it('is opened by a code of the app', async () => {
    const { person, browser, secret } = await halfWay('Coded');
    expect((await browser.get('/api/login/second-factor')).body.results).toEqual({ code: true, passkey: false });
    const { status, body } = await show(browser, codeAt(secret, now).replace(/^.../, '$& '));
    expect([status, body.results.id]).toEqual([200, person.id]);
    expect(await who(browser)).toBe(200);
    expect((await browser.get('/api/login/second-factor')).status).toBe(404);
  });

  it('takes the code before and the one after, as clocks differ, and none older', async () => {
    const { browser, secret } = await halfWay('Skewed');
    const older = codeAt(secret, later(now, { minutes: -1 }));
    expect((await show(browser, older)).body.code).toBe('wrong-code');
    expect((await show(browser, codeAt(secret, later(now, { minutes: 0.5 })))).status).toBe(200);
  });

  it('takes no code twice, of whatever browser', async () => {
    const { person, browser, secret } = await halfWay('Replayed');
    const code = codeAt(secret, now);
    await show(browser, code);
    const thief = await api.visitor();
    await signIn(person, thief);
    const { status, body } = await show(thief, code);
    expect([status, body.code, Object.keys(body.errors)]).toEqual([422, 'wrong-code', ['code']]);
  });

  it('is opened by each recovery code once, however it is typed, and its owner is told', async () => {
    const { person, browser, codes } = await halfWay('Recovered');
    expect(codes).toHaveLength(10);
    const [code = ''] = codes;
    expect((await show(browser, code.replaceAll('-', ' ').toUpperCase())).status).toBe(200);
    expect((await browser.get('/api/user/security')).body.results.recovery_codes_left).toBe(9);
    expect(api.mailbox.to(person.email, 'security-changed').at(-1)).toMatchObject({ change: 'code-used' });
    const another = await api.visitor();
    await signIn(person, another);
    expect((await show(another, code)).body.code).toBe('wrong-code');
  });

  it('asks who comes back from a mailed reset too', async () => {
    const { person, secret } = await halfWay('Reset');
    await api.stranger().get('/api/csrf-cookie');
    const browser = await api.visitor();
    await browser.post('/api/password/email', { email: person.email });
    const { url } = await api.mailbox.newest(person.email, 'reset-password');
    const fresh = { password: 'quite another password', password_confirmation: 'quite another password' };
    const form = { email: person.email, token: url.split('/').at(-1), ...fresh };
    expect((await browser.post('/api/password/reset', form)).body.code).toBe('second-factor');
    expect((await show(browser, codeAt(secret, now))).status).toBe(200);
    expect((await signIn({ ...person, password: fresh.password }, await api.visitor())).body.code).toBe(
      'second-factor',
    );
  });

  it('forgets that the password was shown once it is another, and after half an hour', async () => {
    const { person, browser, secret } = await halfWay('Changed');
    now = later(now, { minutes: 30 });
    expect((await show(browser, codeAt(secret, now))).body.code).toBe('link-expired');
    await signIn(person, browser);
    const fresh = { password: 'quite another password', password_confirmation: 'quite another password' };
    await person.browser.put('/api/user', { ...fresh, current_password: person.password });
    expect((await show(browser, codeAt(secret, now))).body.code).toBe('link-expired');
    expect((await browser.get('/api/login/second-factor')).body.code).toBe('link-expired');
  });

  it('keeps the secret sealed and the codes hashed', async () => {
    const { secret, codes } = await halfWay('Sealed');
    const { rows } = await api.context.pool.query(
      'SELECT (SELECT jsonb_agg(f) FROM second_factors f) AS factors, (SELECT jsonb_agg(c) FROM recovery_codes c) AS codes',
    );
    const kept = JSON.stringify(rows);
    for (const text of [secret, ...codes]) expect(kept).not.toContain(text);
  });

  it('is opened by the password alone again once the app is taken away', async () => {
    const { person } = await halfWay('Removed');
    const { browser, password } = person;
    expect((await browser.send('DELETE', '/api/user/authenticator', { password: 'wrong' })).status).toBe(422);
    const { body } = await browser.send('DELETE', '/api/user/authenticator', { password });
    expect(body.results).toEqual({
      second_factor: false,
      authenticator_since: null,
      passkeys: [],
      recovery_codes_left: 0,
    });
    expect((await signIn(person, await api.visitor())).status).toBe(200);
  });
});

describe('an authenticator app', () => {
  it('is added with the password, and counts once it has shown a code', async () => {
    const person = await enrol(api, 'Adding');
    const { browser, password, email } = person;
    expect((await browser.post('/api/user/authenticator', {})).body.errors).toHaveProperty('password');
    const { results } = (await browser.post('/api/user/authenticator', { password })).body;
    const url = new URL(results.url);
    expect(decodeURIComponent(url.pathname)).toContain(email);
    expect([url.protocol, url.searchParams.get('secret'), url.searchParams.get('issuer')]).toEqual([
      'otpauth:',
      results.secret,
      'Tabi',
    ]);
    expect((await browser.put('/api/user/authenticator', { code: '000000' })).body.code).toBe('wrong-code');
    expect((await browser.get('/api/user/security')).body.results.second_factor).toBe(false);
    const { body } = await browser.put('/api/user/authenticator', { code: codeAt(results.secret, now) });
    expect(body.results).toMatchObject({ second_factor: true, authenticator_since: now.toISOString() });
    expect(body.results.recovery_codes).toHaveLength(10);
    expect(api.mailbox.to(email, 'security-changed').at(-1)).toMatchObject({ change: 'authenticator-added' });
  });

  it('is not confirmed with what another account has begun', async () => {
    const [mine, yours] = [await enrol(api, 'Mine'), await enrol(api, 'Yours')];
    const { results } = (await mine.browser.post('/api/user/authenticator', { password: mine.password })).body;
    yours.browser.cookies.set('tabi-authenticator', mine.browser.cookies.get('tabi-authenticator') ?? '');
    const { body } = await yours.browser.put('/api/user/authenticator', { code: codeAt(results.secret, now) });
    expect(body.code).toBe('link-expired');
  });
});

describe('recovery codes', () => {
  it('are made anew with the password, and the earlier ones open nothing', async () => {
    const { person, browser, codes } = await halfWay('Renewed');
    const { body } = await person.browser.post('/api/user/recovery-codes', { password: person.password });
    expect(body.results.recovery_codes).toHaveLength(10);
    expect((await show(browser, codes[0] ?? '')).status).toBe(422);
    expect((await show(browser, body.results.recovery_codes[0])).status).toBe(200);
  });

  it('are not made for an account that never asks for one', async () => {
    const { browser, password } = await enrol(api, 'Needless');
    expect((await browser.post('/api/user/recovery-codes', { password })).body.code).toBe('does-not-apply');
  });
});

it('asks for no second factor where there is none that could be shown', async () => {
  const { browser, password } = await enrol(api, 'Bare');
  const { body } = await browser.put('/api/user/second-factor', { on: true, password });
  expect(body.code).toBe('does-not-apply');
});

it('goes with the account', async () => {
  const { person } = await halfWay('Leaving');
  await addPasskey(api, person.browser, person.password);
  await person.browser.send('DELETE', '/api/user', { password: person.password });
  const { rows } = await api.context.pool.query(
    `SELECT (SELECT count(*)::int FROM second_factors WHERE user_id = $1) AS factors,
       (SELECT count(*)::int FROM recovery_codes WHERE user_id = $1) AS codes,
       (SELECT count(*)::int FROM passkeys WHERE user_id = $1) AS keys`,
    [person.id],
  );
  expect(rows).toEqual([{ factors: 0, codes: 0, keys: 0 }]);
});

it('makes guessing slow, from wherever the guesses come', async () => {
  const strict = await startTestApi({ now: () => now, rateLimitScale: 1 });
  const { browser, email, password } = await enrol(strict, 'Guessed');
  const { secret } = await addAuthenticator(strict, browser, password);
  const answers: number[] = [];
  for (let guess = 0; guess < 7; guess++) {
    const thief = await strict.visitor();
    await thief.post('/api/login', { email, password });
    answers.push((await show(thief, '000000')).status);
  }
  expect(answers).toEqual([...Array(5).fill(422), 429, 429]);
  const owner = await strict.visitor();
  await owner.post('/api/login', { email, password });
  const right = () => show(owner, codeAt(secret, later(now, { minutes: 0.5 })));
  expect((await right()).status).toBe(429);
  now = secondsLater(15 * 60);
  expect((await right()).status).toBe(200);
  await strict.close();
});
