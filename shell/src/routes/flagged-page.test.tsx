import { createAppState } from '@tabi/shared/state';
import { fakeApi, renderAt, type RenderOptions } from '@tabi/shared/testing';
import { screen } from '@testing-library/react';
import { FlaggedPage } from './flagged-page.tsx';

const off = createAppState().features;
const show = (flag: string | undefined, state: RenderOptions['state'] = {}, api = fakeApi()) =>
  renderAt(
    <FlaggedPage flag={flag} otherwise={<h1>There is nothing at this address</h1>}>
      <h1>For creators</h1>
    </FlaggedPage>,
    { at: '/influencers', state, api },
  );

it('shows the page while its switch is on', () => {
  show('market_place_enabled', { featuresKnown: true, features: { ...off, market_place_enabled: true } });
  expect(screen.getByRole('heading', { name: 'For creators' })).toBeVisible();
});

it.each(['market_place_enabled', 'night_trains_enabled'])('says that there is nothing while %s is not on', (flag) => {
  show(flag, { featuresKnown: true, features: off });
  expect(screen.getByRole('heading', { name: 'There is nothing at this address' })).toBeVisible();
});

it('asks for the switches by itself, and shows the page once it hears that its own is on', async () => {
  const api = fakeApi({ 'GET /api/features': { results: { ...off, market_place_enabled: true } } });
  show('market_place_enabled', {}, api);
  expect(await screen.findByRole('heading', { name: 'For creators' })).toBeVisible();
});

it('asks for nothing where the page has no switch', () => {
  const api = fakeApi();
  show(undefined, {}, api);
  expect(api.asked).toEqual([]);
});

it('says neither before the switches are known', () => {
  show('market_place_enabled');
  expect(screen.queryByRole('heading')).toBeNull();
});
