import type { WishlistDetails } from '@tabi/shared/contracts/wishlists';
import { links } from '@tabi/shared/links';
import { aPlace, aUser, fakeApi, refusal, renderAt, type FakeAnswers } from '@tabi/shared/testing';
import { screen } from '@testing-library/react';
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
  await user.click(screen.getByRole('button', { name: 'Copy the link' }));
  expect(await screen.findByText('Copied.')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(link);
});

it('ends the link that there is, and says before what that does', async () => {
  const { user } = await show(link);
  expect(screen.getByText(/Once you end the link it opens nothing any more/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'End the link' }));
  expect(await screen.findByRole('button', { name: 'Make a link' })).toBeVisible();
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
