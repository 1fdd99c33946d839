import { createApi, type ApiDeps } from './api-client.ts';
import { callKey, requestOf } from './request-of.ts';

const answer = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });

function client(respond: (path: string, init: RequestInit) => Response, over: Partial<ApiDeps> = {}) {
  const sent: { path: string; init: RequestInit }[] = [];
  let token: string | null = null;
  const api = createApi({
    fetch: async (path, init) => {
      sent.push({ path, init });
      if (path === '/api/csrf-cookie') token = 'secret';
      return respond(path, init);
    },
    xsrfToken: () => token,
    context: () => ({ uuid: 'visitor', currency: 'JPY', city: '京都', device: 'mobile' }),
    ...over,
  });
  return { api, sent };
}

describe('the API client', () => {
  it('makes sure of the XSRF cookie once for all that wait', async () => {
    const { api, sent } = client(() => answer(200, { results: [] }));
    await Promise.all([api.call('GET /api/tags', { query: {} }), api.call('GET /api/location/recommended')]);
    expect(sent.filter(({ path }) => path === '/api/csrf-cookie')).toHaveLength(1);
  });

  it('reads the answer that brings the cookie to its end, so that the network comes to rest', async () => {
    const answers: Response[] = [];
    const { api } = client(() => {
      answers.push(answer(200, { results: {} }));
      return answers.at(-1) as Response;
    });
    await api.call('GET /api/features');
    expect(answers.map(({ bodyUsed }) => bodyUsed)).toEqual([true, true]);
  });

  it('sends the token with what changes state, and the visitor’s context with everything', async () => {
    const { api, sent } = client(() => answer(200, { message: 'ok' }));
    await api.call('GET /api/trips/{id}/restore', { params: { id: 'x' } });
    expect(sent.at(-1)?.init.headers).toMatchObject({
      'X-XSRF-TOKEN': 'secret',
      'X-User-UUID': 'visitor',
      'X-Currency': 'JPY',
      'X-City': '%E4%BA%AC%E9%83%BD',
    });
  });

  it('lets what changes something wait for what changes the session, whose end is the end of its token', async () => {
    let end: (response: Response) => void = () => undefined;
    const sent: string[] = [];
    const { api } = client(() => answer(200, {}), {
      fetch: async (path, { method }) => {
        sent.push(`${method} ${path}`);
        return method === 'DELETE' ? new Promise((done) => (end = done)) : answer(200, {});
      },
      xsrfToken: () => 'secret',
    });
    const deleted = api.call('DELETE /api/user', { body: { password: 'x' } });
    const counted = api.call('POST /api/session', { body: { data: { city: null } } });
    await api.call('GET /api/user');
    expect(sent).toEqual(['DELETE /api/user', 'GET /api/user']);
    end(answer(200, {}));
    await Promise.all([deleted, counted]);
    expect(sent.at(-1)).toBe('POST /api/session');
  });

  it('sends what changes something although what changed the session was refused', async () => {
    const { api, sent } = client((path) => answer(path === '/api/login' ? 422 : 200, {}));
    const login = api.call('POST /api/login', { body: { email: 'a@b.cd', password: 'x' } }).catch(() => 'refused');
    await api.call('POST /api/session', { body: { data: { city: null } } });
    expect([await login, sent.at(-1)?.path]).toEqual(['refused', '/api/session']);
  });

  it('passes errors on with their fields', async () => {
    const { api } = client((path) =>
      path === '/api/csrf-cookie' ? answer(200, {}) : answer(422, { message: 'No.', errors: { email: ['Wrong.'] } }),
    );
    const error = await api.call('POST /api/logout').catch((failure: unknown) => failure);
    expect(error).toMatchObject({ status: 422, message: 'No.' });
  });

  it('tells the one policy of refusals, except for calls in the background', async () => {
    const onRefused = jest.fn();
    const { api } = client(
      (path) => (path === '/api/csrf-cookie' ? answer(200, {}) : answer(404, { message: 'Gone.' })),
      { onRefused },
    );
    await api.call('GET /api/location/{id}', { params: { id: 'x' } }).catch(() => undefined);
    await api.call('GET /api/location/{id}', { params: { id: 'x' } }, { background: true }).catch(() => undefined);
    expect(onRefused).toHaveBeenCalledTimes(1);
  });

  it('answers status 0 when the network is gone', async () => {
    const { api } = client(() => {
      throw new TypeError('Failed to fetch');
    });
    await expect(api.call('GET /api/features')).rejects.toMatchObject({ status: 0 });
  });

  it('asks a safe call again after a hiccup', async () => {
    let asked = 0;
    const { api } = client((path) =>
      path !== '/api/csrf-cookie' && ++asked === 1 ? answer(503, null) : answer(200, { results: {} }),
    );
    await api.call('GET /api/features');
    expect(asked).toBe(2);
  });

  it('never repeats by itself what changes something', async () => {
    const { api, sent } = client((path) => answer(path === '/api/csrf-cookie' ? 200 : 503, null));
    await api.call('POST /api/logout').catch(() => undefined);
    expect(sent.filter(({ path }) => path === '/api/logout')).toHaveLength(1);
  });

  it('lets go of a call that nobody waits for any more, and says so to nobody else', async () => {
    const gone = new AbortController();
    const onRefused = jest.fn();
    let asked = 0;
    const { api } = client(
      (path, { signal }) => {
        if (path === '/api/csrf-cookie') return answer(204, null);
        asked += 1;
        gone.abort();
        signal?.throwIfAborted();
        return answer(200, { results: {} });
      },
      { onRefused },
    );
    const call = api.call('GET /api/features', undefined, { signal: gone.signal });
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
    expect([asked, onRefused.mock.calls]).toEqual([1, []]);
  });

  it('says which version a change is meant for', async () => {
    const { api, sent } = client(() => answer(200, { message: 'ok' }));
    await api.call('DELETE /api/trips/{id}', { params: { id: 'x' } }, { ifMatch: 7 });
    expect(sent.at(-1)?.init.headers).toMatchObject({ 'If-Match': '"7"' });
  });
});

describe('a call’s address', () => {
  it('escapes its parameters and leaves out what is not set', () => {
    expect(
      requestOf('GET /api/location/autocomplete/{text}', {
        params: { text: 'a/b c' },
        query: { page: 2, name: undefined },
      }).path,
    ).toBe('/api/location/autocomplete/a%2Fb%20c?page=2');
  });

  it('is the key of its answer', () => {
    expect(callKey('GET /api/tags', { query: { location: 7 } })).toBe('GET /api/tags?location=7');
  });
});

it('A sending carries the key by which the server knows it again.', async () => {
  const fetch = jest.fn(async (_path: string, _init: RequestInit) => new Response('{}'));
  const context = () => ({ uuid: null, currency: 'USD', city: null, device: 'desktop' });
  const api = createApi({ fetch, context, xsrfToken: () => 'token' });
  await api.call('POST /api/logout', {}, { idempotencyKey: 'abc' });
  expect(new Headers(fetch.mock.calls[0]?.[1].headers).get('Idempotency-Key')).toBe('abc');
});

it('Only a sending that wants no more than what has changed says so.', async () => {
  const fetch = jest.fn(async (_path: string, _init: RequestInit) => new Response('{}'));
  const context = () => ({ uuid: null, currency: 'USD', city: null, device: 'desktop' });
  const api = createApi({ fetch, context, xsrfToken: () => 'token' });
  await api.call('POST /api/logout', {}, { brief: true });
  await api.call('POST /api/logout', {});
  const preferred = fetch.mock.calls.map(([, { headers }]) => new Headers(headers).get('Prefer'));
  expect(preferred).toEqual(['return=minimal', null]);
});
