import { later } from '@tabi/shared/format';
import { signUp } from '../../../testing/test-person.ts';
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

let count = 0;
const someone = () => `reader.${++count}@example.com`;
const subscribe = async (email: string, type = 'blog') =>
  (await api.visitor()).post('/api/email/subscribe', { email, type });
const mailsTo = (email: string) => api.mailbox.to(email, 'confirm-subscription');
const pathOf = (url = '') => url.replace('https://tabi.test', '');
const rowsOf = async (email: string) => {
  const sql = 'SELECT type, confirmed_at IS NOT NULL AS confirmed, details FROM subscriptions WHERE email = $1';
  return (await api.context.pool.query(sql, [email])).rows;
};
const wait = (time: Parameters<typeof later>[1]) => {
  now = later(testNow, time);
};

describe('joining a list', () => {
  it('takes a press on the link in the mail', async () => {
    const email = someone();
    expect((await subscribe(email)).status).toBe(200);
    expect(await rowsOf(email)).toEqual([{ type: 'blog', confirmed: false, details: {} }]);
    const link = pathOf(mailsTo(email)[0]?.url);
    const page = await api.stranger().get(link);
    expect([page.status, page.body]).toEqual([200, expect.stringContaining('our newsletter')]);
    expect((await rowsOf(email))[0].confirmed).toBe(false);
    expect((await api.stranger().post(link)).status).toBe(200);
    expect((await rowsOf(email))[0].confirmed).toBe(true);
    expect((await api.stranger().post(link)).status).toBe(200);
  });

  it('answers alike whoever asks how often, and mails once in a while', async () => {
    const email = someone();
    const answers = [await subscribe(email), await subscribe(email.toUpperCase())];
    await api.stranger().post(pathOf(mailsTo(email)[0]?.url));
    wait({ days: 1 });
    answers.push(await subscribe(email));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(mailsTo(email)).toHaveLength(1);
    expect(await rowsOf(email)).toHaveLength(1);
  });

  it('mails again to one who asks again some time later', async () => {
    const email = someone();
    await subscribe(email);
    wait({ minutes: 11 });
    await subscribe(email);
    expect(mailsTo(email)).toHaveLength(2);
  });

  it('is too late after a week', async () => {
    const email = someone();
    await subscribe(email);
    wait({ days: 7 });
    expect((await api.stranger().post(pathOf(mailsTo(email)[0]?.url))).status).toBe(404);
    expect((await rowsOf(email))[0].confirmed).toBe(false);
  });

  it.each(['blog', 'mobile', 'location', 'new-feature', 'influencer', 'early-access'])(
    'is possible for %s',
    async (type) => {
      const email = someone();
      expect((await subscribe(email, type)).status).toBe(200);
      expect(mailsTo(email)).toHaveLength(1);
    },
  );

  it.each([
    ['email', { email: 'mai', type: 'blog' }],
    ['email', { type: 'blog' }],
    ['type', { email: 'mai@example.com', type: 'spam' }],
  ])('refuses a wrong %s under its name', async (field, form) => {
    const { status, body } = await (await api.visitor()).post('/api/email/subscribe', form);
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
  });

  it('keeps what the forms of early access and of creators ask for', async () => {
    const email = someone();
    const visitor = await api.visitor();
    await visitor.post('/api/early-access', { name: 'Mai', email, city: 'Hué' });
    await visitor.post('/api/influencer', { name: 'Mai', email, extras: { channel: 'maitravels' } });
    expect(await rowsOf(email)).toEqual([
      { type: 'early-access', confirmed: false, details: { name: 'Mai', city: 'Hué' } },
      { type: 'influencer', confirmed: false, details: { name: 'Mai', extras: { channel: 'maitravels' } } },
    ]);
  });

  it.each([
    ['/api/early-access', 'name', { name: '', email: 'mai@example.com' }],
    ['/api/early-access', 'email', { name: 'Mai', email: 'mai' }],
    ['/api/influencer', 'extras', { name: 'Mai', email: 'mai@example.com', extras: 'x' }],
  ])('%s refuses a wrong %s', async (url, field, form) => {
    const { status, body } = await (await api.visitor()).post(url, form);
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
  });
});

describe('leaving a list', () => {
  const joined = async () => {
    const email = someone();
    await subscribe(email);
    const { url, unsubscribeUrl } = mailsTo(email)[0]!;
    await api.stranger().post(pathOf(url));
    return { email, link: pathOf(unsubscribeUrl), confirm: pathOf(url) };
  };

  it('is one press in the mail program, without cookies', async () => {
    const { email, link } = await joined();
    const { statusCode } = await api.app.inject({
      method: 'POST',
      url: link,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(statusCode).toBe(200);
    expect(await rowsOf(email)).toEqual([]);
  });

  it('is not done by a program that only looks at the link', async () => {
    const { email, link } = await joined();
    expect((await api.stranger().get(link)).body).toContain('Leave the list?');
    expect(await rowsOf(email)).toHaveLength(1);
  });

  it('is no error when it is done already, and no way back', async () => {
    const { email, link, confirm } = await joined();
    await api.stranger().post(link);
    expect((await api.stranger().post(link)).status).toBe(200);
    expect((await api.stranger().post(confirm)).status).toBe(404);
    expect(await rowsOf(email)).toEqual([]);
  });

  it('needs our own signature', async () => {
    const { email, link, confirm } = await joined();
    const forged = confirm.replace('/confirm/', '/leave/');
    expect((await api.stranger().post(forged)).status).toBe(404);
    expect((await api.stranger().post(`${link}x`)).status).toBe(404);
    expect(await rowsOf(email)).toHaveLength(1);
  });
});

describe('the lists of an account', () => {
  const confirmed = async () => {
    const person = await signUp(api);
    await api.stranger().post(pathOf(api.mailbox.to(person.email, 'welcome')[0]?.url));
    return person;
  };
  const on = (results: { type: string; status: string }[]) =>
    results.filter(({ status }) => status === 'on').map(({ type }) => type);

  it('are exactly those that were chosen, without another mail', async () => {
    const { browser, email } = await confirmed();
    await browser.put('/api/user/subscriptions', { types: ['blog', 'mobile'] });
    const { body } = await browser.put('/api/user/subscriptions', { types: ['mobile', 'location'] });
    expect(on(body.results)).toEqual(['mobile', 'location']);
    expect(on((await browser.get('/api/user/subscriptions')).body.results)).toEqual(['mobile', 'location']);
    expect(mailsTo(email)).toEqual([]);
  });

  it('show what waits for the press in the mail', async () => {
    const { browser, email } = await confirmed();
    await subscribe(email);
    expect((await browser.get('/api/user/subscriptions')).body.results[0]).toEqual({ type: 'blog', status: 'waiting' });
  });

  it('are not for one who has never shown that the address is theirs', async () => {
    const { browser, email } = await signUp(api);
    await subscribe(email);
    expect((await browser.get('/api/user/subscriptions')).status).toBe(403);
    expect((await browser.put('/api/user/subscriptions', { types: [] })).status).toBe(403);
    expect(await rowsOf(email)).toHaveLength(1);
  });

  it('are nobody else’s', async () => {
    const visitor = await api.visitor();
    expect((await visitor.get('/api/user/subscriptions')).status).toBe(401);
    expect((await visitor.put('/api/user/subscriptions', { types: [] })).status).toBe(401);
  });

  it('refuse what is no list', async () => {
    expect((await (await confirmed()).browser.put('/api/user/subscriptions', { types: ['spam'] })).status).toBe(422);
  });
});

describe('suggesting a destination', () => {
  it('thanks for it, and counts each voice once', async () => {
    const visitor = await api.visitor();
    for (const suggested_location of ['Lhasa', 'lhása'])
      expect((await visitor.post('/api/location/suggest', { suggested_location })).status).toBe(200);
    const { rows } = await api.context.pool.query("SELECT FROM location_suggestions WHERE folded = 'lhasa'");
    expect(rows).toHaveLength(1);
  });

  it.each([[''], ['x'], ['x'.repeat(121)], [7]])('refuses %p', async (suggested_location) => {
    expect((await (await api.visitor()).post('/api/location/suggest', { suggested_location })).status).toBe(422);
  });
});
