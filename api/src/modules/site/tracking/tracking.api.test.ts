import { startTestApi, testNow, type TestApi } from '../../../testing/test-api.ts';

let api: TestApi;
beforeEach(async () => {
  api = await startTestApi();
});
afterEach(() => api.close());

const headers = { 'x-device': 'mobile', 'x-currency': 'JPY' };
/** What was taken is stored when the API closes, if not before. */
const stored = async () => {
  await api.app.close();
  return (await api.context.pool.query('SELECT at, name, path, target, device, currency FROM interactions ORDER BY id'))
    .rows;
};

it('stores what was pressed where, and nothing of who', async () => {
  const visitor = await api.visitor();
  const event = { name: 'trip-form:opened', path: '/destinations/kyoto?token=abc', target: 'Plan a trip' };
  expect((await visitor.post('/api/track-interaction', event, headers)).status).toBe(200);
  const rows = await stored();
  expect(rows).toEqual([
    {
      at: testNow,
      name: 'trip-form:opened',
      path: '/destinations/kyoto',
      target: 'Plan a trip',
      device: 'mobile',
      currency: 'JPY',
    },
  ]);
});

it('takes several at once, in their order', async () => {
  const names = Array.from({ length: 50 }, (_, index) => `step-${index}`);
  const visitor = await api.visitor();
  await visitor.post('/api/track-events', { events: names.map((name) => ({ name })) });
  expect((await stored()).map(({ name }) => name)).toEqual(names);
});

it('drops headers that say something else than they should', async () => {
  const visitor = await api.visitor();
  await visitor.post(
    '/api/track-interaction',
    { name: 'seen' },
    { 'x-device': 'mai@example.com', 'x-currency': 'whatever' },
  );
  expect(await stored()).toEqual([expect.objectContaining({ device: null, currency: null, path: null, target: null })]);
});

it.each([
  ['name', { name: 'Hello there' }],
  ['name', {}],
  ['path', { name: 'seen', path: 'https://elsewhere.example' }],
  ['path', { name: 'seen', path: '/a\0b' }],
  ['target', { name: 'seen', target: 'mai@example.com' }],
  ['target', { name: 'seen', target: 'a\0b' }],
  ['target', { name: 'seen', target: 'x'.repeat(81) }],
])('refuses a wrong %s', async (field, event) => {
  const { status, body } = await (await api.visitor()).post('/api/track-interaction', event);
  expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
});

it('refuses more than fifty events, and more than 64 kB', async () => {
  const visitor = await api.visitor();
  const events = Array.from({ length: 51 }, () => ({ name: 'seen' }));
  expect((await visitor.post('/api/track-events', { events })).status).toBe(422);
  const { status, body } = await visitor.post('/api/track-events', { events: [], more: 'x'.repeat(70_000) });
  expect([status, body.message]).toEqual([413, 'This is more than we can take in one go.']);
});

it('counts a visit once a visitor and day, whoever the body says it is', async () => {
  const visitor = await api.visitor();
  const body = { user_uuid: 'somebody-else', user_id: 7, data: { city: 'Hanoi' } };
  for (let i = 0; i < 2; i++) expect((await visitor.post('/api/session', body, headers)).status).toBe(200);
  const { rows } = await api.context.pool.query('SELECT visitor_uuid, user_id, city, device FROM visits');
  await visitor.post('/api/session', body, { 'x-device': 'mai@example.com', 'x-currency': 'mai@example.com' });
  expect((await api.context.pool.query('SELECT currency, device FROM visits')).rows).toEqual([
    { currency: null, device: null },
  ]);
  const uuid = visitor.cookies.get('USER-UUID');
  expect(rows).toEqual([{ visitor_uuid: uuid, user_id: null, city: 'Hanoi', device: 'mobile' }]);
});
