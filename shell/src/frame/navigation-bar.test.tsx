import { createAppState } from '@tabi/shared/state';
import { aUser, renderAt, type RenderOptions } from '@tabi/shared/testing';
import { screen, within } from '@testing-library/react';
import { NavigationBar } from './navigation-bar.tsx';

const off = createAppState().features;
const guest = { status: 'guest', user: null } as const;
const show = (options: RenderOptions = {}) => renderAt(<NavigationBar />, { state: { session: guest }, ...options });
/** Styles hide the panel and the wide row from each other; here both are there. */
const links = (name: RegExp) => screen.getAllByRole('link', { name });

it('marks the page one is on', () => {
  show({ at: '/about-us' });
  expect(links(/^About Us/)[0]).toHaveAttribute('aria-current', 'page');
  expect(links(/^Blog/)[0]).not.toHaveAttribute('aria-current');
});

it.each(['/blog', '/blog/', '/blog/post/story-1'])('marks Blog at %s', (at) => {
  show({ at });
  expect(links(/^Blog/)[0]).toHaveAttribute('aria-current', 'page');
});

it('leads creators to their page while the marketplace is open, as something new', () => {
  show({ state: { session: guest, features: { ...off, market_place_enabled: true } } });
  const [creators] = links(/^For Creators/);
  expect(creators).toHaveAttribute('href', '/influencers');
  expect(creators).toHaveTextContent('New');
});

it('names no creators while it is closed', () => {
  show();
  expect(screen.queryByRole('link', { name: /Creators/ })).toBeNull();
});

it('offers guests to sign in', async () => {
  const { user, state } = show();
  const button = screen.getAllByRole('button', { name: 'Sign in' })[0] as HTMLElement;
  await user.click(button);
  expect(state.overlay).toEqual({ kind: 'auth', mode: 'sign-in' });
});

it('offers it to nobody who is signed in', () => {
  show({ state: { session: { status: 'user', user: aUser() } } });
  expect(screen.queryByRole('button', { name: 'Sign in' })).toBeNull();
});

it('offers it before it is known who is here, in a way that who was signed in here before does not see', () => {
  show({ state: { session: { status: 'unknown', user: null } } });
  for (const button of screen.getAllByRole('button', { name: 'Sign in' })) expect(button).toHaveClass('forGuests');
});

it('unfolds its menu on small screens; Escape folds it and gives the focus back', async () => {
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'Open the menu' }));
  const close = screen.getByRole('button', { name: 'Close the menu' });
  const panel = document.getElementById(close.getAttribute('aria-controls') ?? '') as HTMLElement;
  expect(within(panel).getByRole('button', { name: 'Sign in' })).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Open the menu' })).toHaveFocus();
  expect(panel).not.toBeVisible();
});

it('folds its menu on the way to another page', async () => {
  const { user, where } = show();
  await user.click(screen.getByRole('button', { name: 'Open the menu' }));
  const panel = document.getElementById(
    screen.getByRole('button', { name: 'Close the menu' }).getAttribute('aria-controls') ?? '',
  ) as HTMLElement;
  await user.click(within(panel).getByRole('link', { name: 'Blog' }));
  expect(where()).toBe('/blog');
  expect(screen.getByRole('button', { name: 'Open the menu' })).toHaveAttribute('aria-expanded', 'false');
});

it('leaves the focus at its menu’s button when that menu leads to the sign-in, which is where it comes back to', async () => {
  const { user, state } = show();
  await user.click(screen.getByRole('button', { name: 'Open the menu' }));
  await user.click(screen.getAllByRole('button', { name: 'Sign in' }).at(-1) as HTMLElement);
  expect(state.overlay).toMatchObject({ kind: 'auth' });
  expect(screen.getByRole('button', { name: 'Open the menu' })).toHaveFocus();
});
