import type { Wishlist, WishlistDetails } from '@tabi/shared/contracts/wishlists';
import { links } from '@tabi/shared/links';
import { pressNotice } from '@tabi/shared/state';
import { aPlace, aUser, fakeApi, refusal, renderAt, type FakeAnswers } from '@tabi/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { Page } from './wishlist.page.tsx';

const id = '0b1e';
const spring: WishlistDetails = {
  id,
  title: 'Spring',
  points_of_interest: [aPlace(3), aPlace(2)],
  locations: [],
  notes: [{ kind: 'place', place_id: 3, note: 'At dawn.' }],
};
const listOf = (of: string, title: string, points_of_interest: number[]): Wishlist => ({
  id: of,
  title,
  points_of_interest,
  locations: [],
  pictures: [],
});

const show = (answers: FakeAnswers = {}, held: Record<string, number[]> = { food: [], temples: [3] }) => {
  const holding: Record<string, number[]> = { [id]: [3, 2], ...held };
  const api = fakeApi({
    'GET /api/user/wishlists/{id}': () => ({
      results: {
        ...spring,
        points_of_interest: spring.points_of_interest.filter((one) => holding[id]?.includes(one.id)),
      },
    }),
    'GET /api/user/wishlists': () => ({
      results: Object.entries(holding).map(([of, places]) =>
        listOf(of, of === id ? 'Spring' : of === 'food' ? 'Food' : 'Temples', places),
      ),
    }),
    'POST /api/user/wishlists/syncPOI': ({ body }) => {
      for (const [of, places] of Object.entries(holding)) {
        const others = places.filter((place) => place !== body.place_id);
        holding[of] = body.wishlist_ids.includes(of) ? [body.place_id, ...others] : others;
      }
      return { results: [] };
    },
    ...answers,
  });
  const session = { status: 'user', user: aUser() } as const;
  return { api, ...renderAt(<Page />, { at: links.wishlist(id), path: '/my-wishlist/:id', api, state: { session } }) };
};
type Shown = ReturnType<typeof show>;
const choose = async ({ user }: Shown, item: string) => {
  await user.click(await screen.findByRole('button', { name: 'More about Place 3' }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
  await screen.findByRole('dialog');
};
const take = async ({ user }: Shown, title: string) => user.click(await screen.findByRole('button', { name: title }));
const syncs = ({ api }: Shown) =>
  api.asked.filter(({ call }) => call.includes('sync')).map(({ input }) => (input as { body: unknown }).body);

it('moves a place to another list with its note, and leaves it in those that hold it too', async () => {
  const shown = show();
  await choose(shown, 'Move to another list');
  await take(shown, 'Food');
  expect(await screen.findByText('was moved to Food.', { exact: false })).toBeVisible();
  await waitFor(() =>
    expect(syncs(shown)).toEqual([{ place_id: 3, wishlist_ids: ['temples', 'food'], notes: { food: 'At dawn.' } }]),
  );
});

it('takes the move back on Undo, out of the other list and with its note', async () => {
  const shown = show();
  await choose(shown, 'Move to another list');
  await take(shown, 'Food');
  await waitFor(() => expect(syncs(shown)).toHaveLength(1));
  await shown.user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('link', { name: 'Place 3' })).toBeVisible();
  expect(syncs(shown).at(-1)).toEqual({ place_id: 3, wishlist_ids: ['temples', id], notes: { [id]: 'At dawn.' } });
});

it('keeps the note also where Undo is pressed while the move is still on its way', async () => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const lists = (holding: string[]) =>
    [id, 'food'].map((of) => listOf(of, of === id ? 'Spring' : 'Food', holding.includes(of) ? [3] : []));
  let holding = [id];
  const shown = show({
    'GET /api/user/wishlists': () => ({ results: lists(holding) }),
    'POST /api/user/wishlists/syncPOI': async ({ body }) => {
      await arrived;
      holding = body.wishlist_ids;
      return { results: [] };
    },
  });
  await choose(shown, 'Move to another list');
  await take(shown, 'Food');
  await shown.user.click(await screen.findByRole('button', { name: 'Undo' }));
  arrive();
  await waitFor(() =>
    expect(syncs(shown)).toEqual([
      { place_id: 3, wishlist_ids: ['food'], notes: { food: 'At dawn.' } },
      { place_id: 3, wishlist_ids: [id], notes: { [id]: 'At dawn.' } },
    ]),
  );
});

it('copies a place to another list with its note, says so, and takes it back on Undo', async () => {
  const shown = show();
  await choose(shown, 'Copy to another list');
  await take(shown, 'Food');
  await waitFor(() => expect(shown.state.notices).toMatchObject([{ title: 'Place 3 is in Food too.' }]));
  expect(screen.getByRole('link', { name: 'Place 3' })).toBeVisible();
  expect(syncs(shown)).toEqual([{ place_id: 3, wishlist_ids: [id, 'temples', 'food'], notes: { food: 'At dawn.' } }]);
  const [toast] = shown.state.notices;
  if (toast) act(() => pressNotice(shown.state, toast.id));
  await waitFor(() => expect(syncs(shown).at(-1)).toEqual({ place_id: 3, wishlist_ids: [id, 'temples'] }));
});

it('offers no list that holds the place already', async () => {
  const shown = show();
  await choose(shown, 'Copy to another list');
  expect(await screen.findByRole('button', { name: 'Temples: in it already' })).toBeDisabled();
});

it('says so where there is no other list', async () => {
  const shown = show({}, {});
  await choose(shown, 'Move to another list');
  expect(await screen.findByText(/You have no other list yet/)).toBeVisible();
});

it('has the place back, with the reason, when it cannot be moved', async () => {
  const shown = show({
    'POST /api/user/wishlists/syncPOI': () => {
      throw refusal('invalid', 'One of these lists does not exist any more.');
    },
  });
  await choose(shown, 'Move to another list');
  await take(shown, 'Food');
  await waitFor(() =>
    expect(shown.state.notices).toMatchObject([{ kind: 'alert', text: 'One of these lists does not exist any more.' }]),
  );
  expect(screen.getByRole('link', { name: 'Place 3' })).toBeVisible();
});
