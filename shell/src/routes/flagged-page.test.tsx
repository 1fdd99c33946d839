import { createAppState } from '@tabi/shared/state';
import { renderAt } from '@tabi/shared/testing';
import { screen } from '@testing-library/react';
import { FlaggedPage } from './flagged-page.tsx';

const off = createAppState().features;
const show = (flag: string, state: NonNullable<Parameters<typeof renderAt>[1]>['state'] = {}) =>
  renderAt(
    <FlaggedPage flag={flag} otherwise={<h1>There is nothing at this address</h1>}>
      <h1>For creators</h1>
    </FlaggedPage>,
    { at: '/influencers', state },
  );

it('shows the page while its switch is on', () => {
  show('market_place_enabled', { featuresKnown: true, features: { ...off, market_place_enabled: true } });
  expect(screen.getByRole('heading', { name: 'For creators' })).toBeVisible();
});

it.each(['market_place_enabled', 'night_trains_enabled'])('says that there is nothing while %s is not on', (flag) => {
  show(flag, { featuresKnown: true, features: off });
  expect(screen.getByRole('heading', { name: 'There is nothing at this address' })).toBeVisible();
});

it('says neither before the switches are known', () => {
  show('market_place_enabled');
  expect(screen.queryByRole('heading')).toBeNull();
});
