import type { WishlistDetails } from '@tabi/shared/contracts/wishlists';
import { links } from '@tabi/shared/links';
import { aPlace, ApiError, aUser, fakeApi, refusal, renderAt, type FakeAnswers } from '@tabi/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { Page } from './wishlist.page.tsx';

const id = '0b1e';
const link = 'https://tabi.example/my-wishlist/shared/by-link?token=secret';
const spring: WishlistDetails = { id, title: 'Spring', points_of_interest: [aPlace(3)], locations: [] };
const show = async (there: string | null, answers: FakeAnswers = {}) => {
  const api = fakeApi({
    'GET /api/user/wishlists/{id}': { results: { ...spring, link: there } },
    'POST /api/user/wishlists/{id}/link': { results: { link } },
    'DELETE /api/user/wishlists/{id}/link': { message: 'The link has ended.' },
    ...answers,
  });
  const state = { session: { status: 'user', user: aUser() } as const };
  const shown = { api, ...renderAt(<Page />, { at: links.wishlist(id), path: '/my-wishlist/:id', api, state }) };
  await shown.user.click(await screen.findByRole('button', { name: 'Share' }));
  await screen.findByRole('dialog', { name: 'Share the list' });
  return shown;
};

it('makes a link only when it is asked for, and copies it', async () => {
  const { user, api } = await show(null);
  expect(api.asked.filter(({ call }) => call.endsWith('/link'))).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Make a link' }));
  expect(await screen.findByRole('textbox', { name: 'The link' })).toHaveValue(link);
  expect(screen.getByRole('textbox', { name: 'The link' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Copy the link' }));
  expect(await screen.findByText('Copied.')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(link);
});

const askToEnd = async ({ user }: Awaited<ReturnType<typeof show>>) => {
  await user.click(screen.getByRole('button', { name: 'End the link…' }));
  return within(await screen.findByRole('alertdialog', { name: 'End the link?' }));
};

it('ends the link that there is once that is confirmed, and says before what it does', async () => {
  const shown = await show(link);
  const question = await askToEnd(shown);
  expect(question.getByText(/sees nothing any more\. A link that you make later is another one/)).toBeVisible();
  await shown.user.click(question.getByRole('button', { name: 'End the link' }));
  const again = await screen.findByRole('button', { name: 'Make a link' });
  await waitFor(() => expect(again).toHaveFocus());
});

it('keeps the link when its end is not wanted after all', async () => {
  const shown = await show(link);
  await shown.user.click((await askToEnd(shown)).getByRole('button', { name: 'Keep the link' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getByRole('textbox', { name: 'The link' })).toHaveValue(link);
  expect(shown.api.asked.filter(({ call }) => call.startsWith('DELETE'))).toEqual([]);
});

it('says why a link cannot be ended, and leaves it', async () => {
  const shown = await show(link, {
    'DELETE /api/user/wishlists/{id}/link': () => {
      throw new ApiError(0, null);
    },
  });
  await shown.user.click((await askToEnd(shown)).getByRole('button', { name: 'End the link' }));
  expect(await screen.findByText(new ApiError(0, null).message)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'The link' })).toHaveValue(link);
});

it('says why a link cannot be made', async () => {
  const { user } = await show(null, {
    'POST /api/user/wishlists/{id}/link': () => {
      throw refusal('busy', 'Tabi is resting for a moment.');
    },
  });
  await user.click(screen.getByRole('button', { name: 'Make a link' }));
  expect(await screen.findByText('Tabi is resting for a moment.')).toBeVisible();
});
