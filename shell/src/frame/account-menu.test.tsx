import { noteUnsent } from '@tabi/shared/state';
import { aUser, renderAt } from '@tabi/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { AccountMenu } from './account-menu.tsx';

const show = (avatar: string | null = null) =>
  renderAt(<AccountMenu />, { state: { session: { status: 'user', user: aUser({ avatar }) } } });
const button = () => screen.getByRole('button', { name: 'Your account, Mai Nguyen' });

it('leads to profile, trips and wishlists, and out', async () => {
  const { user } = show();
  await user.click(button());
  const items = await screen.findAllByRole('menuitem');
  expect(items.map((item) => [item.textContent, item.getAttribute('href')])).toEqual([
    ['My Profile Settings', '/profile/'],
    ['My Trips', '/my-trips'],
    ['My Wishlist', '/my-wishlist'],
    ['Logout', null],
  ]);
});

it('shows the initials of who has no picture', () => {
  show();
  expect(button()).toHaveTextContent(/^MN/);
});

it('shows the small one of the person’s picture', () => {
  show('/files/avatars/abc-256.webp');
  expect(button().querySelector('img')).toHaveAttribute('src', '/files/avatars/abc-128.webp');
});

it('gives the focus back to its button on Escape', async () => {
  const { user } = show();
  await user.click(button());
  const menu = await screen.findByRole('menu');
  await waitFor(() => expect(menu).toHaveFocus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await waitFor(() => expect(button()).toHaveFocus());
});

it('opens where its button is: the two know each other', async () => {
  const { user } = show();
  await user.click(button());
  const menu = await screen.findByRole('menu');
  expect(menu).toHaveAttribute('aria-labelledby', button().id);
});

it('says what is not sent yet before it ends the session', async () => {
  noteUnsent(aUser().id, 1);
  const { user, state } = show();
  await user.click(button());
  await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
  expect(state.notices).toMatchObject([{ title: '1 change is not sent yet' }]);
  expect(state.session.status).toBe('user');
  noteUnsent(aUser().id, 0);
});

it('is closed for whoever signs in after somebody has signed out', async () => {
  const { user, state } = show();
  await user.click(button());
  await screen.findAllByRole('menuitem');
  act(() => {
    state.session = { status: 'guest', user: null };
  });
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  act(() => {
    state.session = { status: 'user', user: aUser() };
  });
  await waitFor(() => expect(button()).toBeVisible());
  expect(screen.queryByRole('menu')).toBeNull();
});
