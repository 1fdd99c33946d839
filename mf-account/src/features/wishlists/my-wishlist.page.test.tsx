import type { ErrorCode } from '@tabi/shared/contracts/errors';
import type { Wishlist } from '@tabi/shared/contracts/wishlists';
import { links } from '@tabi/shared/links';
import { pressNotice } from '@tabi/shared/state';
import { ApiError, aUser, fakeApi, refusal, renderAt, type FakeAnswers } from '@tabi/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Page } from './my-wishlist.page.tsx';

const picture = { url: '/art/place/fushimi/card-640-0123456789ab.webp', tint: '#937064' };
const list = (id: string, title: string, over: Partial<Wishlist> = {}): Wishlist => ({
  id,
  title,
  points_of_interest: [],
  locations: [],
  pictures: [],
  ...over,
});
const spring = list('0b1e', 'Spring', { points_of_interest: [3, 2], locations: [9], pictures: [picture, picture] });
const food = list('0b1f', 'Food', { points_of_interest: [2] });

const show = (lists: Wishlist[], answers: FakeAnswers = {}) => {
  const kept = { lists };
  const api = fakeApi({
    'GET /api/user/wishlists': () => ({ results: kept.lists }),
    'GET /api/location/recommended': { results: [] },
    'DELETE /api/user/wishlists/{id}': ({ params }) => {
      kept.lists = kept.lists.filter(({ id }) => id !== params.id);
      return { message: 'The list is deleted.' };
    },
    'POST /api/user/wishlists': ({ body }) => {
      const made = list('0c00', body.title);
      kept.lists = [made, ...kept.lists];
      return { results: made };
    },
    'POST /api/user/wishlists/{id}/restore': () => {
      kept.lists = lists;
      return { results: spring };
    },
    ...answers,
  });
  const session = { status: 'user', user: aUser() } as const;
  return { api, ...renderAt(<Page />, { at: links.myWishlist(), path: '/my-wishlist', api, state: { session } }) };
};
type Shown = ReturnType<typeof show>;
const choose = async ({ user }: Shown, title: string, item: string) => {
  await user.click(await screen.findByRole('button', { name: `More about ${title}` }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
};
const nameField = () => screen.findByRole('textbox', { name: 'Name' });
const refuse = (code: ErrorCode, errors: Record<string, string[]>) => () => {
  throw refusal(code, 'Check the form.', errors);
};
const sent = ({ api }: Shown, verb: RegExp) => api.asked.filter(({ call }) => verb.test(call));

it('shows each list with what is in it, and leads to it', async () => {
  show([spring, food]);
  expect(await screen.findByRole('link', { name: 'Spring' })).toHaveAttribute('href', '/my-wishlist/0b1e');
  expect(screen.getByText('1 destination and 2 places')).toBeVisible();
  expect(screen.getByText('2 lists')).toBeVisible();
});

it('says what to do where there is no list yet', async () => {
  show([]);
  expect(await screen.findByRole('heading', { name: 'No lists yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Look for places' })).toHaveAttribute('href', '/destinations');
});

it('makes a list of the name that was typed', async () => {
  const { user } = show([]);
  await user.click(await screen.findByRole('button', { name: 'New list' }));
  await user.type(await nameField(), ' Autumn ');
  await user.click(screen.getByRole('button', { name: 'Make the list' }));
  expect(await screen.findByRole('link', { name: 'Autumn' })).toBeVisible();
});

it('says under the field that the name is taken, and keeps what was typed', async () => {
  const { user } = show([spring], {
    'POST /api/user/wishlists': refuse('invalid', { title: ['You have a list of this name already.'] }),
  });
  await user.click(await screen.findByRole('button', { name: 'New list' }));
  await user.type(await nameField(), 'Spring');
  await user.click(screen.getByRole('button', { name: 'Make the list' }));
  expect(await screen.findByText('You have a list of this name already.')).toBeVisible();
  expect(await nameField()).toHaveValue('Spring');
});

it('renames a list, says so, and gives it its name back on Undo', async () => {
  const shown = show([spring], { 'PATCH /api/user/wishlists/{id}': { results: { ...spring, title: 'Sakura' } } });
  await choose(shown, 'Spring', 'Rename');
  const field = await nameField();
  expect(field).toHaveValue('Spring');
  await shown.user.clear(field);
  await shown.user.type(field, 'Sakura');
  await shown.user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent(shown, /^PATCH/)[0]?.input).toEqual({ params: { id: '0b1e' }, body: { title: 'Sakura' } });
  const [toast] = shown.state.notices;
  expect(toast).toMatchObject({ title: 'Spring is called Sakura now.', button: 'Undo' });
  if (toast) act(() => pressNotice(shown.state, toast.id));
  await waitFor(() =>
    expect(sent(shown, /^PATCH/)[1]?.input).toEqual({ params: { id: '0b1e' }, body: { title: 'Spring' } }),
  );
});

it('deletes a list at once and offers to undo it in its place', async () => {
  const shown = show([spring, food]);
  await choose(shown, 'Spring', 'Delete');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus());
  const [first] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent('Spring was deleted.');
  expect(screen.getByText('1 list')).toBeVisible();
});

it('on Undo brings the same list back, and makes no other', async () => {
  const shown = show([spring, food]);
  await choose(shown, 'Spring', 'Delete');
  await shown.user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('link', { name: 'Spring' })).toHaveAttribute('href', '/my-wishlist/0b1e');
  expect(sent(shown, /^POST/)).toEqual([
    { call: 'POST /api/user/wishlists/{id}/restore', input: { params: { id: '0b1e' } } },
  ]);
});

it('says why a deleted list cannot be brought back, and offers it still', async () => {
  const shown = show([spring], {
    'POST /api/user/wishlists/{id}/restore': () => {
      throw new ApiError(0, null);
    },
  });
  await choose(shown, 'Spring', 'Delete');
  await shown.user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(shown.state.notices).toMatchObject([{ kind: 'alert', title: 'Oops!' }]));
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
});

it('puts the list back and says why when it cannot be deleted', async () => {
  const shown = show([spring], { 'DELETE /api/user/wishlists/{id}': refuse('busy', {}) });
  await choose(shown, 'Spring', 'Delete');
  await waitFor(() => expect(shown.state.notices).toMatchObject([{ kind: 'alert', title: 'Oops!' }]));
  expect(screen.getByRole('link', { name: 'Spring' })).toBeVisible();
});

it('says what happened when the lists do not come, and tries again', async () => {
  let times = 0;
  const { user } = show([], {
    'GET /api/user/wishlists': () => {
      times += 1;
      if (times === 1) throw refusal('busy', 'Tabi is resting for a moment.');
      return { results: [spring] };
    },
  });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Tabi is resting for a moment.');
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Spring' })).toBeVisible();
});

it('waits with Undo until the list is deleted, which would come last otherwise', async () => {
  let finish = (): void => undefined;
  const deleted = new Promise<void>((resolve) => (finish = resolve));
  const shown = show([spring], {
    'DELETE /api/user/wishlists/{id}': () => deleted.then(() => ({ message: 'The list is deleted.' })),
  });
  await choose(shown, 'Spring', 'Delete');
  await shown.user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(sent(shown, /^DELETE/)).toHaveLength(1));
  expect(sent(shown, /^POST/)).toEqual([]);
  finish();
  await waitFor(() => expect(sent(shown, /restore$/)).toHaveLength(1));
});
