import type { Wishlist } from '@tabi/shared/contracts/wishlists';
import { ApiError, fakeApi, renderAt, type FakeAnswers } from '@tabi/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { WishlistHeart } from './wishlist-heart.tsx';

// Fetched only when somebody presses: here beforehand, so that no test waits for its compilation.
beforeAll(() => import('./wishlist-dialog.tsx'));

const user = { id: 1, name: 'Mai', email: 'mai@example.com' } as never;
const aList = (number: number, points_of_interest: number[] = []): Wishlist => ({
  id: `00000000-0000-4000-8000-00000000000${number}`,
  title: `List ${number}`,
  points_of_interest,
  locations: [],
  pictures: [],
});
const show = (lists: Wishlist[], answers: FakeAnswers = {}, signedIn = true) => {
  const api = fakeApi({ 'GET /api/user/wishlists': { results: lists }, ...answers });
  const state = {
    session: signedIn ? ({ status: 'user', user } as const) : ({ status: 'guest', user: null } as const),
  };
  return { api, ...renderAt(<WishlistHeart thing={{ type: 'poi', id: 7, name: 'Temple' }} />, { api, state }) };
};
const sent = (api: ReturnType<typeof fakeApi>, call: string) =>
  api.asked.filter((one) => one.call === call).map(({ input }) => input);
const open = async (user: ReturnType<typeof renderAt>['user'], name = 'Save Temple') => {
  await user.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name: 'Save Temple' }));
};

it('asks a guest to sign in, and goes on to the lists afterwards', async () => {
  const { user, state } = show([], {}, false);
  await user.click(screen.getByRole('button', { name: 'Save Temple' }));
  const { overlay } = state;
  expect(overlay).toMatchObject({ kind: 'auth', mode: 'sign-in' });
  act(() => {
    state.session = { status: 'user', user: { id: 1 } as never };
    if (overlay?.kind === 'auth') overlay.then?.();
  });
  expect(await screen.findByRole('dialog', { name: 'Save Temple' })).toBeVisible();
});

it('never asks a guest’s lists of the server', () => {
  const { api } = show([], {}, false);
  expect(api.asked).toEqual([]);
});

it('says when the thing is saved', async () => {
  show([aList(1, [7])]);
  expect(await screen.findByRole('button', { name: 'Temple is saved, change its wishlists' })).toBeVisible();
});

it('puts the thing into the lists that are checked', async () => {
  const after = [aList(1, [7]), aList(2, [7])];
  const { user, api } = show([aList(1, [7]), aList(2)], { 'POST /api/user/wishlists/syncPOI': { results: after } });
  const dialog = await open(user, 'Temple is saved, change its wishlists');
  await user.click(await dialog.findByRole('checkbox', { name: 'List 2' }));
  await waitFor(() => expect(dialog.getByRole('checkbox', { name: 'List 2' })).toBeChecked());
  expect(sent(api, 'POST /api/user/wishlists/syncPOI')).toEqual([
    { body: { wishlist_ids: after.map(({ id }) => id), place_id: 7 } },
  ]);
});

it('takes a check back that the server refuses, and says why', async () => {
  const { user } = show([aList(1)], {
    'POST /api/user/wishlists/syncPOI': () => {
      throw new ApiError(422, { message: 'One of these lists does not exist any more.' });
    },
  });
  const dialog = await open(user);
  await user.click(await dialog.findByRole('checkbox', { name: 'List 1' }));
  expect(await dialog.findByText('One of these lists does not exist any more.')).toBeVisible();
  await waitFor(() => expect(dialog.getByRole('checkbox', { name: 'List 1' })).not.toBeChecked());
});

it('begins a list with the thing in it', async () => {
  const fresh = aList(3);
  const { user, api } = show([], {
    'POST /api/user/wishlists': { results: fresh },
    'POST /api/user/wishlists/syncPOI': { results: [{ ...fresh, points_of_interest: [7] }] },
  });
  const dialog = await open(user);
  await user.type(await dialog.findByRole('textbox', { name: 'New list' }), 'Spring{Enter}');
  await waitFor(() =>
    expect(sent(api, 'POST /api/user/wishlists/syncPOI')).toEqual([
      { body: { wishlist_ids: [fresh.id], place_id: 7 } },
    ]),
  );
  expect(sent(api, 'POST /api/user/wishlists')).toEqual([{ body: { title: 'Spring' } }]);
});
