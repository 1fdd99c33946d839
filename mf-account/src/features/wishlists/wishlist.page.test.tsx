import type { Wishlist, WishlistDetails } from '@tabi/shared/contracts/wishlists';
import { links } from '@tabi/shared/links';
import { aLocation, aPlace, aUser, fakeApi, refusal, renderAt, type FakeAnswers } from '@tabi/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { Page } from './wishlist.page.tsx';

const id = '0b1e';
const spring: WishlistDetails = {
  id,
  title: 'Spring',
  points_of_interest: [aPlace(3), aPlace(2)],
  locations: [aLocation(9)],
};
const listOf = (of: string, points_of_interest: number[]): Wishlist => ({
  id: of,
  title: of,
  points_of_interest,
  locations: [],
  pictures: [],
});

const show = (details: WishlistDetails = spring, answers: FakeAnswers = {}) => {
  let now = details;
  const api = fakeApi({
    'GET /api/user/wishlists/{id}': () => ({ results: now }),
    'GET /api/user/wishlists': () => ({
      results: [
        listOf(
          id,
          now.points_of_interest.map((place) => place.id),
        ),
        listOf('food', [3]),
      ],
    }),
    'POST /api/user/wishlists/syncPOI': ({ body }) => {
      const there = body.wishlist_ids.includes(id);
      const others = now.points_of_interest.filter((place) => place.id !== body.place_id);
      now = { ...now, points_of_interest: there ? [aPlace(body.place_id), ...others] : others };
      return { results: [] };
    },
    ...answers,
  });
  const session = { status: 'user', user: aUser() } as const;
  return { api, ...renderAt(<Page />, { at: links.wishlist(id), path: '/my-wishlist/:id', api, state: { session } }) };
};
type Shown = ReturnType<typeof show>;
const takeOut = async ({ user }: Shown) =>
  user.click(await screen.findByRole('button', { name: 'Take Place 3 out of the list' }));
const syncs = ({ api }: Shown) => api.asked.filter(({ call }) => call.includes('sync')).map(({ input }) => input);

it('shows places and destinations, and leads to them', async () => {
  show();
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Spring');
  expect(screen.getByText('1 destination and 2 places')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Place 3' })).toHaveAttribute(
    'href',
    '/destinations/town-1/attractions/place-3',
  );
  expect(screen.getByRole('link', { name: 'Town 9' })).toHaveAttribute('href', '/destinations/town-9');
});

it('shows all of it on a map', async () => {
  show();
  expect(await screen.findByRole('application', { name: 'Map of Spring' })).toBeInTheDocument();
});

it('opens the trip form with the destinations of the list and of its places, and with the places themselves', async () => {
  const { user, state } = show();
  await user.click(await screen.findByRole('button', { name: 'Plan a trip' }));
  expect(state.overlay).toMatchObject({
    widget: 'mf-planner/TripForm',
    props: {
      destinations: [
        { id: 9, name: 'Town 9' },
        { id: 1, name: 'Town 1' },
      ],
      places: [3, 2],
      towns: [1, 1],
    },
  });
});

it('takes a place out at once, leaves it in the other lists, and offers to undo it in its place', async () => {
  const shown = show();
  await takeOut(shown);
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  await waitFor(() => expect(syncs(shown)).toEqual([{ body: { place_id: 3, wishlist_ids: ['food'] } }]));
  expect(await screen.findByText('1 destination and 1 place')).toBeVisible();
  expect(screen.getByText('Place 3')).toBeVisible();
});

it('puts it back on Undo', async () => {
  const shown = show();
  await takeOut(shown);
  await waitFor(() => expect(syncs(shown)).toHaveLength(1));
  await shown.user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('link', { name: 'Place 3' })).toBeVisible();
  expect(syncs(shown).at(-1)).toEqual({ body: { place_id: 3, wishlist_ids: ['food', id] } });
});

it('has it back, with the reason, when it cannot be taken out', async () => {
  const shown = show(spring, {
    'POST /api/user/wishlists/syncPOI': () => {
      throw refusal('invalid', 'One of these lists does not exist any more.');
    },
  });
  await takeOut(shown);
  expect(await screen.findByRole('link', { name: 'Place 3' })).toBeVisible();
  expect(shown.state.notices).toMatchObject([{ kind: 'alert', text: 'One of these lists does not exist any more.' }]);
});

it('says what to do with an empty list', async () => {
  show({ ...spring, points_of_interest: [], locations: [] });
  expect(await screen.findByRole('heading', { name: 'Nothing in it yet' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Plan a trip' })).toBeNull();
});

it('renames the list', async () => {
  const shown = show(spring, { 'PATCH /api/user/wishlists/{id}': { results: listOf(id, []) } });
  await shown.user.click(await screen.findByRole('button', { name: 'Rename' }));
  await shown.user.type(await screen.findByRole('textbox', { name: 'Name' }), ' in Japan');
  await shown.user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(shown.api.asked.find(({ call }) => call.startsWith('PATCH'))?.input).toEqual({
      params: { id },
      body: { title: 'Spring in Japan' },
    }),
  );
});

it('says what happened when the list does not come', async () => {
  show(spring, {
    'GET /api/user/wishlists/{id}': () => {
      throw refusal('busy', 'Tabi is resting for a moment.');
    },
  });
  expect(await screen.findByText('Tabi is resting for a moment.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});
