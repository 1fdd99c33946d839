import type { ErrorCode } from '@tabi/shared/contracts/errors';
import { createAppState } from '@tabi/shared/state';
import { createBrowserApi } from './browser-api.ts';

const fetchBefore = globalThis.fetch;
const answering = (status: number, code?: ErrorCode) => {
  const asked: RequestInit[] = [];
  globalThis.fetch = ((_path: string, init: RequestInit) => {
    asked.push(init);
    return Promise.resolve({
      status,
      ok: status < 400,
      headers: new Headers(),
      text: () => Promise.resolve(JSON.stringify(code ? { message: 'No.', code } : {})),
    });
  }) as never;
  return asked;
};

beforeEach(() => {
  document.cookie = 'XSRF-TOKEN=secret; path=/';
  document.cookie = 'USER-UUID=visitor; path=/';
});
afterEach(() => {
  globalThis.fetch = fetchBefore;
});

const call = async (background = false) => {
  const go = jest.fn();
  const state = createAppState({ currency: 'JPY', city: '京都', device: 'mobile' });
  const api = createBrowserApi(state, go);
  const failure = await api.call('GET /api/features', undefined, { background }).catch((error: unknown) => error);
  return { go, failure };
};

it.each([
  ['not-found', 404, '/404'],
  ['sign-in-first', 401, '/'],
  [undefined, 404, '/404'],
  [undefined, 401, '/'],
] as const)('%s, a %d, leads to %s, and whoever asked hears of it too', async (code, status, to) => {
  answering(status, code);
  const { go, failure } = await call();
  expect(go.mock.calls).toEqual([[to]]);
  expect(failure).toMatchObject({ status });
});

it.each([403, 409, 422])('%d leads nowhere', async (status) => {
  answering(status);
  expect((await call()).go).not.toHaveBeenCalled();
});

it('goes nowhere for what is asked in the background', async () => {
  answering(404, 'not-found');
  expect((await call(true)).go).not.toHaveBeenCalled();
});

it('says with every call who asks, in which money, from where and on what', async () => {
  const asked = answering(200);
  await call();
  expect(asked[0]).toMatchObject({
    credentials: 'include',
    headers: {
      'X-User-UUID': 'visitor',
      'X-Currency': 'JPY',
      'X-City': encodeURIComponent('京都'),
      'X-Device': 'mobile',
    },
  });
});
