import type { WishlistDetails } from '@tabi/shared/contracts/wishlists';
import { links } from '@tabi/shared/links';
import { pressNotice } from '@tabi/shared/state';
import { aLocation, aPlace, aUser, fakeApi, refusal, renderAt, type FakeAnswers } from '@tabi/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { Page } from './wishlist.page.tsx';

const id = '0b1e';
const spring: WishlistDetails = {
  id,
  title: 'Spring',
  points_of_interest: [aPlace(3), aPlace(2)],
  locations: [aLocation(9)],
  notes: [{ kind: 'place', place_id: 3, note: 'At dawn.' }],
};
const show = (answers: FakeAnswers = {}) => {
  let now = spring;
  const api = fakeApi({
    'GET /api/user/wishlists/{id}': () => ({ results: now }),
    'GET /api/user/wishlists': () => {
      const held = now.points_of_interest.map((place) => place.id);
      return { results: [{ id, title: 'Spring', points_of_interest: held, locations: [9], pictures: [] }] };
    },
    'PUT /api/user/wishlists/{id}/note': ({ body }) => ({ results: { note: body.note } }),
    'POST /api/user/wishlists/syncPOI': ({ body }) => {
      if (!body.wishlist_ids.includes(id)) now = { ...spring, points_of_interest: [aPlace(2)], notes: [] };
      return { results: [] };
    },
    ...answers,
  });
  const session = { status: 'user', user: aUser() } as const;
  return { api, ...renderAt(<Page />, { at: links.wishlist(id), path: '/my-wishlist/:id', api, state: { session } }) };
};
type Shown = ReturnType<typeof show>;
const notes = ({ api }: Shown) =>
  api.asked.filter(({ call }) => call.startsWith('PUT')).map(({ input }) => (input as { body: unknown }).body);
const write = async ({ user }: Shown, button: string, words: string) => {
  await user.click(await screen.findByRole('button', { name: button }));
  const field = await screen.findByRole('textbox', { name: 'Note' });
  await user.clear(field);
  if (words) await user.type(field, words);
  await user.click(screen.getByRole('button', { name: 'Save' }));
};

it('shows what is noted of a place, beside it', async () => {
  show();
  expect(await screen.findByText('At dawn.')).toBeVisible();
});

it('notes something of a destination, says so, and takes it back on Undo', async () => {
  const shown = show();
  await write(shown, 'Add a note on Town 9', ' With Linh ');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText('With Linh')).toBeVisible();
  expect(notes(shown)).toEqual([{ kind: 'destination', place_id: 9, note: 'With Linh' }]);
  const [toast] = shown.state.notices;
  expect(toast).toMatchObject({ title: 'Noted on Town 9.' });
  if (toast) act(() => pressNotice(shown.state, toast.id));
  await waitFor(() => expect(screen.queryByText('With Linh')).toBeNull());
  expect(notes(shown)).toHaveLength(2);
});

it('takes a note off where its words are deleted', async () => {
  const shown = show();
  await write(shown, 'Change the note on Place 3', '');
  await waitFor(() => expect(screen.queryByText('At dawn.')).toBeNull());
  expect(notes(shown)).toEqual([{ kind: 'place', place_id: 3, note: '' }]);
});

it('keeps what was typed when the note is refused, and says why', async () => {
  const shown = show({
    'PUT /api/user/wishlists/{id}/note': () => {
      throw refusal('invalid', 'It is not in this list any more.');
    },
  });
  await write(shown, 'Add a note on Place 2', 'At dusk');
  expect(await screen.findByText('It is not in this list any more.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('At dusk');
});

it('brings the note back with the place that was taken out', async () => {
  const shown = show();
  await shown.user.click(await screen.findByRole('button', { name: 'Take Place 3 out of the list' }));
  expect(await screen.findByText('1 destination and 1 place')).toBeVisible();
  await shown.user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(shown.api.asked.filter(({ call }) => call.includes('sync')).at(-1)?.input).toEqual({
      body: { place_id: 3, wishlist_ids: [id], notes: { [id]: 'At dawn.' } },
    }),
  );
});
