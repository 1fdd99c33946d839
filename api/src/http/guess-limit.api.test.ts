import { enrol } from '../testing/cast-people.ts';
import { startTestApi, testNow, type TestApi } from '../testing/test-api.ts';
import type { TestPerson } from '../testing/test-person.ts';

let now = testNow;
let api: TestApi;
let owner: TestPerson;
beforeEach(async () => {
  now = testNow;
  api = await startTestApi({ rateLimitScale: 1, now: () => now }, { trustProxy: true });
  owner = await enrol(api, 'Owner');
});
afterEach(() => api.close());

const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1_000);
};
/** From another browser each time, at the given address. */
async function guess(email: string, ip: string, password = 'a wrong guess') {
  const browser = await api.visitor();
  return browser.post('/api/login', { email, password }, { 'x-forwarded-for': ip });
}
const manyAddresses = Array.from({ length: 40 }, (_, index) => `203.0.113.${index + 1}`);

it('slows guesses at one account down, from however many addresses they come', async () => {
  const statuses: number[] = [];
  for (const ip of manyAddresses) statuses.push((await guess(owner.email, ip)).status);
  expect(statuses.filter((status) => status === 422)).toHaveLength(10);
  expect(statuses.slice(10)).toEqual(Array.from({ length: 30 }, () => 429));
});

it('slows one address down, however many accounts it tries', async () => {
  const statuses: number[] = [];
  for (let i = 0; i < 40; i++) statuses.push((await guess(`someone.${i}@example.com`, '203.0.113.7')).status);
  expect(statuses.filter((status) => status === 422)).toHaveLength(20);
});

it('takes a whole IPv6 network for one address', async () => {
  for (let i = 1; i <= 5; i++) expect((await guess(owner.email, `2001:db8:1:2::${i}`)).status).toBe(422);
  expect((await guess(owner.email, '2001:db8:1:2:ffff::9')).status).toBe(429);
  expect((await guess(owner.email, '2001:db8:1:3::1')).status).toBe(422);
});

it('waits longer after every further wrong guess', async () => {
  const waits: number[] = [];
  for (let i = 0; i < 5; i++) await guess(owner.email, '203.0.113.7');
  for (let i = 0; i < 3; i++) {
    waits.push(Number((await guess(owner.email, '203.0.113.7')).headers['retry-after']));
    later(waits.at(-1) ?? 0);
    expect((await guess(owner.email, '203.0.113.7')).status).toBe(422);
  }
  expect(waits).toEqual([60, 120, 240]);
});

it('lets nobody through who guesses in parallel', async () => {
  const answers = await Promise.all(Array.from({ length: 15 }, () => guess(owner.email, '203.0.113.7')));
  expect(answers.filter(({ status }) => status === 422).length).toBeLessThanOrEqual(5);
});

describe('the owner of an account that somebody guesses at', () => {
  const attack = async () => {
    for (const ip of manyAddresses.slice(0, 12)) await guess(owner.email, ip);
  };

  it('signs in from a browser that has signed in before', async () => {
    const form = { email: owner.email, password: owner.password };
    await owner.browser.post('/api/login', form);
    await owner.browser.post('/api/logout');
    await attack();
    expect((await owner.browser.post('/api/login', form)).status).toBe(200);
  });

  it('gets in by a mail from a new browser', async () => {
    await attack();
    const browser = await api.visitor();
    expect((await browser.post('/api/login', { email: owner.email, password: owner.password })).status).toBe(429);
    await browser.post('/api/password/email', { email: owner.email });
    const { url } = await api.mailbox.newest(owner.email, 'reset-password');
    const fresh = 'quite another password';
    const form = { email: owner.email, token: url.split('/').at(-1), password: fresh, password_confirmation: fresh };
    expect((await browser.post('/api/password/reset', form)).status).toBe(200);
    expect((await browser.post('/api/login', { email: owner.email, password: fresh })).status).toBe(200);
  });

  it('is not helped by a browser that knows another account', async () => {
    const other = await enrol(api, 'Other');
    await other.browser.post('/api/login', { email: other.email, password: other.password });
    await attack();
    const form = { email: owner.email, password: owner.password };
    expect((await other.browser.post('/api/login', form)).status).toBe(429);
  });
});

it('forgets the wrong guesses of one who then knew it', async () => {
  for (let round = 0; round < 3; round++) {
    for (let i = 0; i < 3; i++) expect((await guess(owner.email, '203.0.113.7')).status).toBe(422);
    expect((await guess(owner.email, '203.0.113.7', owner.password)).status).toBe(200);
  }
});

it('does not let a known browser guess for ever', async () => {
  await owner.browser.post('/api/login', { email: owner.email, password: owner.password });
  await owner.browser.post('/api/logout');
  const statuses: number[] = [];
  for (let i = 0; i < 12; i++)
    statuses.push((await owner.browser.post('/api/login', { email: owner.email, password: 'a wrong guess' })).status);
  expect(statuses.filter((status) => status === 422)).toHaveLength(10);
});

it('slows guesses in the forms of an account that is open', async () => {
  const form = { email: 'thief@example.com', current_password: 'a wrong guess' };
  const statuses: number[] = [];
  for (let i = 0; i < 7; i++) statuses.push((await owner.browser.put('/api/user', form)).status);
  expect(statuses).toEqual([422, 422, 422, 422, 422, 429, 429]);
  const { status } = await owner.browser.send('DELETE', '/api/user', { password: owner.password });
  expect(status).toBe(429);
});

it('keeps no address of anybody', async () => {
  await guess(owner.email, '203.0.113.7');
  const { rows } = await api.context.pool.query("SELECT encode(key, 'escape') AS key FROM guesses");
  expect(rows).not.toHaveLength(0);
  expect(JSON.stringify(rows)).not.toMatch(/owner|203\.0/);
});
