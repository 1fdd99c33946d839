import type { WishlistDetails } from '@tabi/shared/contracts/wishlists';
import { links } from '@tabi/shared/links';
import { pressNotice } from '@tabi/shared/state';
import { aLocation, aPlace, aUser, fakeApi, refusal, renderAt, type FakeAnswers } from '@tabi/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { Page } from './wishlist.page.tsx';

const id = '0b1e';
const list = { id, title: 'Spring', points_of_interest: [3, 2], locations: [9], pictures: [] };
const show = (answers: FakeAnswers = {}) => {
  let cover: WishlistDetails['cover'] = { kind: 'destination', place_id: 9 };
  const api = fakeApi({
    'GET /api/user/wishlists/{id}': () => ({
      results: { id, title: 'Spring', points_of_interest: [aPlace(3), aPlace(2)], locations: [aLocation(9)], cover },
    }),
    'GET /api/user/wishlists': { results: [list] },
    'PUT /api/user/wishlists/{id}/cover': ({ body }) => {
      ({ cover } = body);
      return { results: list };
    },
    ...answers,
  });
  const session = { status: 'user', user: aUser() } as const;
  return { api, ...renderAt(<Page />, { at: links.wishlist(id), path: '/my-wishlist/:id', api, state: { session } }) };
};
type Shown = ReturnType<typeof show>;
const choose = async ({ user }: Shown, name: string, item: string) => {
  await user.click(await screen.findByRole('button', { name: `More about ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
};
const marked = () => screen.findAllByText(/Cover of the list/).then((all) => all.map((one) => one.textContent));

it('makes a place the cover of its list, says so, and takes it back on Undo', async () => {
  const shown = show();
  expect(await marked()).toEqual(['Japan · Cover of the list']);
  await choose(shown, 'Place 3', 'Make it the cover');
  await waitFor(() => expect(shown.state.notices[0]).toMatchObject({ title: 'Place 3 is the cover.' }));
  expect(shown.api.asked.findLast(({ call }) => call.startsWith('PUT'))?.input).toMatchObject({
    body: { cover: { kind: 'place', place_id: 3 } },
  });
  const [toast] = shown.state.notices;
  if (toast) act(() => pressNotice(shown.state, toast.id));
  await waitFor(() =>
    expect(shown.api.asked.findLast(({ call }) => call.startsWith('PUT'))?.input).toMatchObject({
      body: { cover: { kind: 'destination', place_id: 9 } },
    }),
  );
});

it('takes a thing off the cover, so that the newest stand for the list again', async () => {
  const shown = show();
  await choose(shown, 'Town 9', 'Take it off the cover');
  await waitFor(() => expect(screen.queryByText(/Cover of the list/)).toBeNull());
});

it('says why a cover could not be chosen, and leaves the one there was', async () => {
  const shown = show({
    'PUT /api/user/wishlists/{id}/cover': () => {
      throw refusal('invalid', 'It is not in this list any more.');
    },
  });
  await choose(shown, 'Place 3', 'Make it the cover');
  await waitFor(() => expect(shown.state.notices[0]).toMatchObject({ text: 'It is not in this list any more.' }));
  expect(await marked()).toHaveLength(1);
});

it('chooses the cover again when a thing that was it is taken out and comes back', async () => {
  let [held, chosen] = [true, true];
  const shown = show({
    'POST /api/user/wishlists/syncLocation': ({ body }) => {
      held = body.wishlist_ids.includes(id);
      return { results: [] };
    },
    'GET /api/user/wishlists/{id}': () => ({
      results: {
        id,
        title: 'Spring',
        points_of_interest: [aPlace(3)],
        locations: held ? [aLocation(9)] : [],
        cover: chosen ? { kind: 'destination', place_id: 9 } : null,
      },
    }),
    'PUT /api/user/wishlists/{id}/cover': ({ body }) => {
      chosen = body.cover !== null;
      return { results: list };
    },
  });
  await shown.user.click(await screen.findByRole('button', { name: 'Take Town 9 out of the list' }));
  // What has left the list is not its cover any more.
  chosen = false;
  await shown.user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await marked()).toEqual(['Japan · Cover of the list']);
  expect(shown.api.asked.findLast(({ call }) => call.startsWith('PUT'))?.input).toMatchObject({
    body: { cover: { kind: 'destination', place_id: 9 } },
  });
});

it('leaves the cover that was chosen while the thing was out', async () => {
  const shown = show({ 'POST /api/user/wishlists/syncLocation': { results: [] } });
  await shown.user.click(await screen.findByRole('button', { name: 'Take Town 9 out of the list' }));
  await choose(shown, 'Place 3', 'Make it the cover');
  await shown.user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
  expect(shown.api.asked.filter(({ call }) => call.startsWith('PUT'))).toHaveLength(1);
});
