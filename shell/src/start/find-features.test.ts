import { createAppState } from '@tabi/shared/state';
import { ApiError, fakeApi } from '@tabi/shared/testing';
import { findFeatures } from './find-features.ts';

it('takes what the server switches on', async () => {
  const state = createAppState();
  const results = { ...state.features, market_place_enabled: true };
  await findFeatures(state, fakeApi({ 'GET /api/features': { results } }));
  expect([state.features.market_place_enabled, state.featuresKnown]).toEqual([true, true]);
});

it('leaves everything off while the server does not say', async () => {
  const state = createAppState();
  const api = fakeApi({
    'GET /api/features': () => {
      throw new ApiError(503, null);
    },
  });
  await findFeatures(state, api);
  expect([Object.values(state.features).some(Boolean), state.featuresKnown]).toEqual([false, false]);
});

it('asks once, whoever wants to know', async () => {
  const state = createAppState();
  const api = fakeApi({ 'GET /api/features': { results: state.features } });
  await Promise.all([findFeatures(state, api), findFeatures(state, api)]);
  await findFeatures(state, api);
  expect(api.asked).toHaveLength(1);
});

it('asks again after it got no answer', async () => {
  const state = createAppState();
  const api = fakeApi();
  await findFeatures(state, api);
  await findFeatures(state, api);
  expect(api.asked).toHaveLength(2);
});
