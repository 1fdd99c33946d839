import { links } from '@tabi/shared/links';
import { aLocation, aPlace, fakeApi, refusal, renderAt, type FakeAnswers } from '@tabi/shared/testing';
import { screen } from '@testing-library/react';
import { Page } from './shared-wishlist.page.tsx';

const list = { title: 'Spring', owner: 'Mai', points_of_interest: [aPlace(3)], locations: [aLocation(9)] };
const show = (answers: FakeAnswers = {}, at = `${links.sharedWishlist()}?token=secret`) => {
  const api = fakeApi({ 'GET /api/wishlists/shared': { results: list }, ...answers });
  return { api, ...renderAt(<Page />, { at, path: '/my-wishlist/shared/by-link', api }) };
};

it('shows a guest whose list it is and what is in it, with no way to change it', async () => {
  const { api } = show();
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Spring');
  expect(screen.getByText('A list by Mai · 1 destination and 1 place')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Place 3' })).toHaveAttribute(
    'href',
    '/destinations/town-1/attractions/place-3',
  );
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toContain('Plan a trip');
  expect(screen.queryByRole('button', { name: /Rename|Share|note|Take/ })).toBeNull();
  expect(api.asked.map(({ call, input }) => [call, input])).toContainEqual([
    'GET /api/wishlists/shared',
    { query: { token: 'secret' } },
  ]);
});

it('plans a trip with its places', async () => {
  const { user, state } = show();
  await user.click(await screen.findByRole('button', { name: 'Plan a trip' }));
  expect(state.overlay).toMatchObject({ widget: 'mf-planner/TripForm', props: { places: [3] } });
});

it.each([
  ['has ended', `${links.sharedWishlist()}?token=ended`],
  ['has lost its token', links.sharedWishlist()],
])('says so where the link %s', async (_, at) => {
  const gone = () => {
    throw refusal('not-found', 'We could not find that.');
  };
  show({ 'GET /api/wishlists/shared': gone }, at);
  expect(await screen.findByRole('heading', { name: 'This link opens no list' })).toBeVisible();
});
