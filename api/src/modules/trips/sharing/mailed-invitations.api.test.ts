import { later } from '@tabi/shared/format';
import { enrol } from '../../../testing/cast-people.ts';
import { startTestApi, testNow, type TestApi } from '../../../testing/test-api.ts';
import { signUp, type TestPerson } from '../../../testing/test-person.ts';
import { letterOf } from '../../../ports/mail/templates.ts';

let now = testNow;
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ now: () => now });
});
beforeEach(() => {
  now = testNow;
});
afterAll(() => api.close());

async function tripOf(owner: TestPerson): Promise<string> {
  const kyoto = (await owner.browser.get('/api/location/kyoto')).body.results.id;
  const wish = { destination_ids: [kyoto], startDate: '2026-12-01', endDate: '2026-12-01' };
  return (await owner.browser.post('/api/trips/planner', wish)).body.results.id;
}
const invite = (owner: TestPerson, id: string, emails: string[]) =>
  owner.browser.post(`/api/trips/${id}/user/invite`, { emails });

it('is sent for nobody whose own address is not confirmed', async () => {
  const owner = await signUp(api, 'Fresh');
  const { status } = await invite(owner, await tripOf(owner), ['victim.of.fresh@example.com']);
  expect(status).toBe(403);
  expect(api.mailbox.to('victim.of.fresh@example.com', 'trip-invitation')).toHaveLength(0);
});

it('does not fill a mailbox, from however many trips', async () => {
  for (let i = 0; i < 3; i++) {
    const owner = await enrol(api, 'Bomber');
    const id = await tripOf(owner);
    for (let j = 0; j < 3; j++) expect((await invite(owner, id, ['flooded@example.com'])).status).toBe(200);
  }
  expect(api.mailbox.to('flooded@example.com', 'trip-invitation')).toHaveLength(4);
});

it('says for whom no further mail is sent, who keep the link that was mailed last', async () => {
  const owner = await enrol(api, 'Patient');
  const id = await tripOf(owner);
  const told = [];
  for (let j = 0; j < 6; j++) told.push((await invite(owner, id, ['kept@example.com'])).body.results);
  const [mailed, unmailed] = [
    [['kept@example.com'], []],
    [[], ['kept@example.com']],
  ];
  expect(told.map(({ invited, not_mailed }) => [invited, not_mailed])).toEqual([
    ...[mailed, mailed, mailed, mailed],
    ...[unmailed, unmailed],
  ]);
  const { url } = await api.mailbox.newest('kept@example.com', 'trip-invitation');
  const token = new URL(url).searchParams.get('token');
  expect((await (await api.visitor()).get(`/api/trips/${id}?token=${token}`)).status).toBe(200);
});

it('is sent fifty times a day for one trip', async () => {
  const owner = await enrol(api, 'Many');
  const id = await tripOf(owner);
  const group = (name: string) => Array.from({ length: 20 }, (_, index) => `${name}.${index}@example.com`);
  expect((await invite(owner, id, group('a'))).status).toBe(200);
  expect((await invite(owner, id, group('b'))).status).toBe(200);
  expect((await invite(owner, id, group('c'))).status).toBe(429);
  expect((await invite(owner, id, group('d').slice(0, 10))).status).toBe(200);
  now = later(testNow, { days: 1 });
  expect((await invite(owner, id, group('c'))).status).toBe(200);
});

it('says no address that somebody has put into a name or a title', () => {
  const data = {
    inviter: 'Win at www.evil.example now\r\nBcc: x@example.com',
    trip: 'See https://evil.example/x?y=1 and evil-site.com',
    url: 'https://tabi.test/itinerary/x?token=y',
    days: 14,
  };
  const { subject, paragraphs } = letterOf('trip-invitation', data);
  expect(`${subject} ${paragraphs.join(' ')}`).not.toMatch(/evil|[\r\n]|x@example/);
  const welcome = letterOf('welcome', { name: 'evil.example', url: 'https://tabi.test/mail/email/x', hours: 24 });
  expect(welcome.paragraphs.join(' ')).not.toContain('evil');
});
