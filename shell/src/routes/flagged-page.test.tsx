import { createAppState } from '@tabi/shared/state';
import { fakeApi, renderAt } from '@tabi/shared/testing';
import { act, screen } from '@testing-library/react';
import type { HostLoader } from '../federation/remote-loader.ts';
import { FlaggedPage } from './flagged-page.tsx';
import { matchRoute } from './match-route.ts';
import { loadPage } from './page-loader.ts';

const off = createAppState().features;
const show = (state: Parameters<typeof renderAt>[1] & object) =>
  renderAt(
    <FlaggedPage flag="market_place_enabled">
      <h1>For creators</h1>
    </FlaggedPage>,
    { at: '/influencers', api: fakeApi({ 'GET /api/location/top-destinations': { results: [] } }), ...state },
  );

it('shows the page while its switch is on', () => {
  show({ state: { featuresKnown: true, features: { ...off, market_place_enabled: true } } });
  expect(screen.getByRole('heading', { name: 'For creators' })).toBeVisible();
});

it('says that there is nothing while it is off', async () => {
  await act(async () => {
    show({ state: { featuresKnown: true, features: off } });
    await loadPage({} as HostLoader, matchRoute('/404').entry);
  });
  expect(screen.getByRole('heading', { name: 'There is nothing at this address' })).toBeVisible();
});

it('says neither before the switches are known', () => {
  show({});
  expect(screen.queryByRole('heading')).toBeNull();
});
