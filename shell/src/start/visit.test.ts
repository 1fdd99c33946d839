import { createAppState } from '@tabi/shared/state';
import { ApiError, fakeApi, type FakeAnswers } from '@tabi/shared/testing';
import { applySettings } from './settings.ts';
import { beginVisit } from './visit.ts';

const bangkok = {
  country_code: 'TH',
  country: 'Thailand',
  city: 'Bangkok',
  currency: 'THB',
  source: 'time-zone' as const,
};
const clear = (name: string) => (document.cookie = `${name}=; path=/; max-age=0`);

beforeEach(() => {
  jest.useFakeTimers();
  for (const name of ['currency', 'XSRF-USER_LOCATION', 'device']) clear(name);
  window.matchMedia = jest.fn().mockReturnValue({ matches: false }) as never;
});
afterEach(() => jest.useRealTimers());

const visit = async (answers: FakeAnswers = {}) => {
  const api = fakeApi({
    'GET /api/user/location': { results: bangkok },
    'POST /api/session': { message: 'Counted.' },
    ...answers,
  });
  const state = createAppState();
  const leave = beginVisit(state, api, (settings) => applySettings(state, settings));
  await jest.advanceTimersByTimeAsync(0);
  return { api, state, leave, asked: () => api.asked.map(({ call }) => call) };
};

it('guesses that prices are wanted in the currency of the country', async () => {
  const { state } = await visit();
  expect([state.city, state.currency]).toEqual(['Bangkok', 'THB']);
});

it.each([
  [true, 'mobile'],
  [false, 'desktop'],
])('knows by its width what it is shown on (narrow: %s), and remembers it', async (matches, device) => {
  window.matchMedia = jest.fn().mockReturnValue({ matches }) as never;
  const { state } = await visit();
  expect([state.device, document.cookie]).toEqual([device, expect.stringContaining(`device=${device}`)]);
});

it('leaves a chosen currency alone', async () => {
  document.cookie = 'currency=JPY; path=/';
  const { state } = await visit();
  expect(state.currency).toBe('USD');
});

it('counts the visit at once where somebody had read the page for three seconds before it came to life', async () => {
  await jest.advanceTimersByTimeAsync(4_000);
  const { asked } = await visit();
  await jest.advanceTimersByTimeAsync(0);
  expect(asked()).toEqual(['GET /api/user/location', 'POST /api/session']);
});

it('counts the visit three seconds after somebody came, with the town', async () => {
  const { api, asked } = await visit();
  await jest.advanceTimersByTimeAsync(2_999);
  expect(asked()).toEqual(['GET /api/user/location']);
  await jest.advanceTimersByTimeAsync(1);
  expect(api.asked[1]).toEqual({ call: 'POST /api/session', input: { body: { data: { city: 'Bangkok' } } } });
});

it('counts nobody who left before', async () => {
  const { asked, leave } = await visit();
  leave();
  await jest.advanceTimersByTimeAsync(5_000);
  expect(asked()).not.toContain('POST /api/session');
});

it('asks where the visitor is once a day', async () => {
  await visit();
  const { asked, state } = await visit();
  expect([asked(), state.city]).toEqual([[], 'Bangkok']);
});

it('goes on with dollars when nobody can say', async () => {
  const { state } = await visit({
    'GET /api/user/location': () => {
      throw new ApiError(503, null);
    },
  });
  expect([state.city, state.currency]).toEqual([null, 'USD']);
});
