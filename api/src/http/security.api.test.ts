import { startTestApi, type TestApi } from '../testing/test-api.ts';
import { cookieNames } from './cookies.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const suggestion = { suggested_location: 'Ulaanbaatar' };

describe('a change of state', () => {
  it('goes through with the token echoed', async () => {
    expect((await (await api.visitor()).post('/api/location/suggest', suggestion)).status).toBe(200);
  });

  it('is refused without the header', async () => {
    const browser = await api.visitor();
    expect((await browser.post('/api/location/suggest', suggestion, { 'x-xsrf-token': '' })).status).toBe(419);
  });

  it('is refused to a stranger, whom the refusal gives what the next try needs', async () => {
    const browser = api.stranger();
    expect((await browser.post('/api/location/suggest', suggestion)).status).toBe(419);
    expect((await browser.post('/api/location/suggest', suggestion)).status).toBe(200);
  });

  it("is refused with another visitor's token", async () => {
    const [one, other] = [await api.visitor(), await api.visitor()];
    one.cookies.set(cookieNames.xsrf, other.cookies.get(cookieNames.xsrf) ?? '');
    expect((await one.post('/api/location/suggest', suggestion)).status).toBe(419);
  });

  it('is refused with a token that was made up', async () => {
    const browser = await api.visitor();
    browser.cookies.set(cookieNames.xsrf, 'abc.def');
    expect((await browser.post('/api/location/suggest', suggestion)).status).toBe(419);
  });

  it('is refused from another site', async () => {
    const browser = await api.visitor();
    const { status } = await browser.post('/api/location/suggest', suggestion, { 'sec-fetch-site': 'cross-site' });
    expect(status).toBe(403);
  });

  it('is refused for a GET that changes something, too', async () => {
    expect((await api.stranger().get('/api/trips/anything/restore')).status).toBe(419);
  });
});

describe('a visitor', () => {
  it('gets a readable uuid and an HttpOnly twin', async () => {
    const answer = await api.app.inject('/api/csrf-cookie');
    const cookies = Object.fromEntries(answer.cookies.map((cookie) => [cookie.name, cookie]));
    expect(cookies['USER-UUID']?.httpOnly).toBeUndefined();
    expect(cookies['tabi-visitor']).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  });

  it('keeps the uuid when coming back', async () => {
    const browser = await api.visitor();
    const uuid = browser.cookies.get(cookieNames.visitor);
    await browser.get('/api/csrf-cookie');
    expect(browser.cookies.get(cookieNames.visitor)).toBe(uuid);
  });

  it('gets the own uuid back after changing the readable cookie', async () => {
    const browser = await api.visitor();
    const uuid = browser.cookies.get(cookieNames.visitor);
    browser.cookies.set(cookieNames.visitor, '00000000-0000-4000-8000-000000000000');
    await browser.get('/api/csrf-cookie');
    expect(browser.cookies.get(cookieNames.visitor)).toBe(uuid);
  });

  it('gets cookies for https alone where the site is reached over https, whatever a proxy says of the request', async () => {
    const { headers } = await api.app.inject('/api/csrf-cookie');
    for (const cookie of [headers['set-cookie']].flat()) expect(cookie).toContain('; Secure');
  });

  it('gets cookies that a developer’s plain http can keep', async () => {
    const local = await startTestApi({ address: 'http://localhost:3000' });
    const { headers } = await local.app.inject('/api/csrf-cookie');
    expect(String(headers['set-cookie'])).not.toContain('Secure');
    await local.close();
  });
});

it.each(['/csrf-cookie', '/api/csrf-cookie'])('is begun by a browser that has asked for %s', async (path) => {
  const browser = api.stranger();
  const { status, body, headers } = await browser.get(path);
  expect([status, body, headers['cache-control']]).toEqual([200, { message: 'Welcome.' }, 'no-store']);
  expect([...browser.cookies.keys()].sort()).toEqual([cookieNames.visitor, cookieNames.xsrf, cookieNames.twin].sort());
  expect((await browser.post('/api/location/suggest', suggestion)).status).toBe(200);
});

describe('a bad request', () => {
  it('with broken JSON is 400', async () => {
    const browser = await api.visitor();
    const { status, body } = await browser.post('/api/location/suggest', '{"broken', {
      'content-type': 'application/json',
    });
    expect([status, body]).toEqual([400, { message: 'This is not valid JSON.', code: 'unreadable' }]);
  });

  it('with __proto__ is 400', async () => {
    const browser = await api.visitor();
    const { status } = await browser.post('/api/location/suggest', '{"__proto__":{}}', {
      'content-type': 'application/json',
    });
    expect(status).toBe(400);
  });

  it('with something else than JSON is 415', async () => {
    const browser = await api.visitor();
    expect((await browser.post('/api/location/suggest', '<a/>', { 'content-type': 'text/xml' })).status).toBe(415);
    const file = { 'content-type': 'multipart/form-data; boundary=x' };
    expect((await browser.post('/api/location/suggest', '--x--\r\n', file)).status).toBe(415);
  });

  it('names the wrong field', async () => {
    const { status, body } = await (await api.visitor()).post('/api/location/suggest', { suggested_location: 'x' });
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual(['suggested_location']);
  });

  it('without a body is 422', async () => {
    expect((await (await api.visitor()).post('/api/location/suggest')).status).toBe(422);
  });

  it('with a zero byte is 422, not an error of ours', async () => {
    const { status } = await (
      await api.visitor()
    ).post('/api/location/suggest', { suggested_location: 'Ulaan\u0000baatar' });
    expect(status).toBe(422);
  });
});
