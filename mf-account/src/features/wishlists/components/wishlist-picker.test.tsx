import type { Wishlist } from '@tabi/shared/contracts/wishlists';
import { pressNotice } from '@tabi/shared/state';
import { ApiError, aUser, fakeApi, refusal, renderAt, type FakeAnswers } from '@tabi/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { WishlistPicker } from './wishlist-picker.tsx';

const temple = { kind: 'place', id: 7, name: 'Temple' } as const;
const aList = (number: number, points_of_interest: number[] = []): Wishlist => ({
  id: `00000000-0000-4000-8000-00000000000${number}`,
  title: `List ${number}`,
  points_of_interest,
  locations: [],
  pictures: [],
});
const show = (lists: Wishlist[], answers: FakeAnswers = {}) => {
  const api = fakeApi({ 'GET /api/user/wishlists': { results: lists }, ...answers });
  const state = { session: { status: 'user', user: aUser() } as const };
  const onClose = jest.fn();
  return { api, onClose, ...renderAt(<WishlistPicker thing={temple} onClose={onClose} />, { api, state }) };
};
const sent = ({ api }: ReturnType<typeof show>, call: string) =>
  api.asked.filter((one) => one.call === call).map(({ input }) => input);
const box = (name: string) => screen.findByRole('checkbox', { name });

it('names the thing, and checks the lists that hold it', async () => {
  show([aList(1, [7]), aList(2)]);
  expect(await screen.findByRole('dialog', { name: 'Save Temple' })).toBeVisible();
  expect(await box('List 1')).toBeChecked();
  expect(await box('List 2')).not.toBeChecked();
});

it('puts the thing into the lists that are checked', async () => {
  const after = [aList(1, [7]), aList(2, [7])];
  const shown = show([aList(1, [7]), aList(2)], { 'POST /api/user/wishlists/syncPOI': { results: after } });
  await shown.user.click(await box('List 2'));
  await waitFor(async () => expect(await box('List 2')).toBeChecked());
  expect(sent(shown, 'POST /api/user/wishlists/syncPOI')).toEqual([
    { body: { wishlist_ids: after.map(({ id }) => id), place_id: 7 } },
  ]);
});

it('takes a check back that the server refuses, and says why', async () => {
  const { user } = show([aList(1)], {
    'POST /api/user/wishlists/syncPOI': () => {
      throw refusal('invalid', 'One of these lists does not exist any more.');
    },
  });
  await user.click(await box('List 1'));
  expect(await screen.findByText('One of these lists does not exist any more.')).toBeVisible();
  await waitFor(async () => expect(await box('List 1')).not.toBeChecked());
});

it('takes a check back where nothing can be asked, and says why', async () => {
  let times = 0;
  const offline = () => {
    throw new ApiError(0, null);
  };
  const { user } = show([], {
    'GET /api/user/wishlists': () => {
      times += 1;
      return times === 1 ? { results: [aList(1)] } : offline();
    },
    'POST /api/user/wishlists/syncPOI': offline,
  });
  await user.click(await box('List 1'));
  expect(await screen.findByText(new ApiError(0, null).message)).toBeVisible();
  await waitFor(async () => expect(await box('List 1')).not.toBeChecked());
});

describe('a list that the thing is taken out of', () => {
  const withNote = (note: string) => ({
    'GET /api/user/wishlists/{id}': {
      results: {
        id: aList(1).id,
        title: 'List 1',
        points_of_interest: [],
        locations: [],
        notes: note ? [{ kind: 'place' as const, place_id: 7, note }] : [],
      },
    },
    'POST /api/user/wishlists/syncPOI': { results: [aList(1)] },
  });

  it('says that the note is gone, and has the thing back with it on Undo', async () => {
    const shown = show([aList(1, [7])], withNote('At dawn.'));
    await shown.user.click(await box('List 1'));
    await waitFor(() =>
      expect(shown.state.notices).toMatchObject([{ title: 'Temple is out of List 1, with its note.', button: 'Undo' }]),
    );
    const [toast] = shown.state.notices;
    if (toast) act(() => pressNotice(shown.state, toast.id));
    await waitFor(() => expect(sent(shown, 'POST /api/user/wishlists/syncPOI')).toHaveLength(2));
    expect(sent(shown, 'POST /api/user/wishlists/syncPOI').at(-1)).toMatchObject({
      body: { wishlist_ids: [aList(1).id], place_id: 7 },
    });
  });

  it('says nothing where there was no note', async () => {
    const shown = show([aList(1, [7])], withNote(''));
    await shown.user.click(await box('List 1'));
    await waitFor(async () => expect(await box('List 1')).not.toBeChecked());
    await waitFor(() => expect(sent(shown, 'POST /api/user/wishlists/syncPOI')).toHaveLength(1));
    expect(shown.state.notices).toEqual([]);
  });
});

it('begins a list with the thing in it', async () => {
  const fresh = aList(3);
  const shown = show([], {
    'POST /api/user/wishlists': { results: fresh },
    'POST /api/user/wishlists/syncPOI': { results: [{ ...fresh, points_of_interest: [7] }] },
  });
  await shown.user.type(await screen.findByRole('textbox', { name: 'New list' }), 'Spring{Enter}');
  await waitFor(() =>
    expect(sent(shown, 'POST /api/user/wishlists/syncPOI')).toEqual([
      { body: { wishlist_ids: [fresh.id], place_id: 7 } },
    ]),
  );
  expect(sent(shown, 'POST /api/user/wishlists')).toEqual([{ body: { title: 'Spring' } }]);
});

it('is ready for the next list once one is begun: nothing is wrong, and the focus stays on its button', async () => {
  const fresh = aList(3);
  const { user } = show([], {
    'POST /api/user/wishlists': { results: fresh },
    'POST /api/user/wishlists/syncPOI': { results: [{ ...fresh, points_of_interest: [7] }] },
  });
  const title = await screen.findByRole('textbox', { name: 'New list' });
  await user.type(title, 'Spring');
  const create = screen.getByRole('button', { name: 'Create' });
  await user.click(create);
  await waitFor(() => expect(title).toHaveValue(''));
  expect(title).toBeValid();
  expect(screen.queryByText('Give it a name.')).toBeNull();
  expect(create).toHaveFocus();
});

it('keeps what was typed when the new list is refused', async () => {
  const { user } = show([], {
    'POST /api/user/wishlists': () => {
      throw refusal('invalid', 'Mind the fields.', { title: ['You have a list of this name.'] });
    },
  });
  await user.type(await screen.findByRole('textbox', { name: 'New list' }), 'Spring{Enter}');
  expect(await screen.findByText('You have a list of this name.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'New list' })).toHaveValue('Spring');
});

it('is closed when the person is done', async () => {
  const { user, onClose } = show([]);
  await user.click(await screen.findByRole('button', { name: 'Done' }));
  expect(onClose).toHaveBeenCalled();
});
