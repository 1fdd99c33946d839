import Fastify from 'fastify';
import { calls, type CallKey } from '@tabi/shared/contracts';
import { buildApi } from './app.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

/** `GET /api/trips/{id}` of every route below /api, as registered. */
async function registered(): Promise<{ name: string; call: CallKey | undefined }[]> {
  const site = Fastify();
  const found: { name: string; call: CallKey | undefined }[] = [];
  site.addHook('onRoute', ({ method, url, config }) => {
    if (method === 'HEAD' || !url.startsWith('/api/')) return;
    found.push({ name: `${String(method)} ${url.replace(/:(\w+)/g, '{$1}')}`, call: config?.call });
  });
  await site.register(buildApi(api.context));
  await site.ready();
  await site.close();
  return found;
}

/** The document itself, its page, files, and what never ends with an answer. */
const besides = new Set([
  'GET /api/openapi.json',
  'GET /api/docs',
  'GET /api/docs.css',
  'GET /api/trips/{id}/changes',
  'GET /api/trips/{id}/export/{file}',
  'GET /api/user/export/tabi.zip',
]);

it('has a route for every call of the contract, and a call for every route', async () => {
  const routes = (await registered()).map(({ name }) => name).filter((name) => !besides.has(name));
  expect(routes.sort()).toEqual(Object.keys(calls).sort());
});

it('registers every call under its own path', async () => {
  for (const { name, call } of await registered()) if (call) expect(name).toBe(call);
});

it('describes every call in the OpenAPI document', async () => {
  const { body } = await api.stranger().get('/api/openapi.json');
  const described = Object.entries<Record<string, unknown>>(body.paths).flatMap(([path, verbs]) =>
    Object.keys(verbs).map((verb) => `${verb.toUpperCase()} ${path}`),
  );
  expect(described.sort()).toEqual(Object.keys(calls).sort());
});

it('describes a body with its fields', async () => {
  const { body } = await api.stranger().get('/api/openapi.json');
  const schema = body.paths['/api/trips/planner'].post.requestBody.content['application/json'].schema;
  expect(Object.keys(schema.properties)).toEqual(expect.arrayContaining(['destination_ids', 'startDate', 'theme']));
});

it('answers an unknown path with the envelope', async () => {
  const { status, body } = await api.stranger().get('/api/nothing-here');
  expect(status).toBe(404);
  expect(body).toEqual({ message: 'We could not find that.', code: 'not-found' });
});

it.each(['users', 'sessions', 'trips', 'visits', 'pg_catalog', 'constructor', '__proto__'])(
  'has no list, neighbours or reviews of %s',
  async (model) => {
    const asked = [`/api/${model}?page=1`, `/api/${model}/1/nearby`, `/api/reviews?resource=${model}&id=1`];
    const statuses = await Promise.all(asked.map(async (path) => (await api.stranger().get(path)).status));
    expect(statuses).toEqual([404, 404, 422]);
  },
);

it('tells that it lives and that it is ready', async () => {
  expect((await api.stranger().get('/healthz')).status).toBe(200);
  expect((await api.stranger().get('/readyz')).body).toEqual({ status: 'ready' });
});
