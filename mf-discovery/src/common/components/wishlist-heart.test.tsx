import type { Wishlist } from '@tabi/shared/contracts/wishlists';
import { RemoteError } from '@tabi/shared/federation';
import { pressNotice, takeSignInWish } from '@tabi/shared/state';
import { fakeApi, renderAt, type RenderOptions } from '@tabi/shared/testing';
import type { WidgetProps } from '@tabi/shared/widgets';
import { act, screen, waitFor } from '@testing-library/react';
import { WishlistHeart } from './wishlist-heart.tsx';

const user = { id: 1, name: 'Mai', email: 'mai@example.com', setting: {} } as never;
const temple = { kind: 'place', id: 7, name: 'Temple' } as const;
const holding = (points_of_interest: number[]): Wishlist => ({
  id: '00000000-0000-4000-8000-000000000001',
  title: 'Spring',
  points_of_interest,
  locations: [],
  pictures: [],
});

/** Stands for the picker that the other app lends. */
const WishlistPicker = ({ thing, onClose }: WidgetProps['mf-account/WishlistPicker']) => (
  <button type="button" onClick={onClose}>
    Lists for {thing.kind} {thing.id}
  </button>
);
/** Answers the same until it is forgotten, as the host's loader does. */
const lent = (bring: () => Promise<unknown>) => {
  let answer: Promise<unknown> | undefined;
  const brought = jest.fn(bring);
  return {
    brought,
    peek: () => undefined,
    load: () => (answer ??= brought()),
    forget: () => (answer = undefined),
    styles: () => [],
  };
};
const there = () => lent(async () => ({ WishlistPicker }));
const down = (failure: 'unreachable' | 'broken') => lent(() => Promise.reject(new RemoteError('mf-account', failure)));

const show = (lists: Wishlist[], { signedIn = true, remotes = there() as RenderOptions['remotes'] } = {}) => {
  const api = fakeApi({ 'GET /api/user/wishlists': { results: lists } });
  const state = {
    session: signedIn ? ({ status: 'user', user } as const) : ({ status: 'guest', user: null } as const),
  };
  return { api, ...renderAt(<WishlistHeart thing={temple} />, { api, state, remotes }) };
};
const heart = () => screen.getByRole('button', { name: 'Save Temple' });
/** Awaited as a whole: React brings what a press has suspended only then. */
const press = () => act(async () => heart().click());

it('opens the lists for its thing, and closes them', async () => {
  const { user } = show([]);
  await press();
  await user.click(await screen.findByRole('button', { name: 'Lists for place 7' }));
  expect(screen.queryByRole('button', { name: 'Lists for place 7' })).toBeNull();
});

it('asks nothing of the other app before it is pressed', async () => {
  const remotes = there();
  show([holding([7])], { remotes });
  await screen.findByRole('button', { name: /is saved/ });
  expect(remotes.brought).not.toHaveBeenCalled();
});

it('asks a guest to sign in, and goes on to the lists afterwards', async () => {
  const { state } = show([], { signedIn: false });
  await press();
  expect(state.overlay).toMatchObject({ kind: 'auth', mode: 'sign-in' });
  await act(async () => {
    state.session = { status: 'user', user: { id: 1, setting: {} } as never };
    takeSignInWish(state)?.();
  });
  expect(await screen.findByRole('button', { name: 'Lists for place 7' })).toBeVisible();
});

it('never asks a guest’s lists of the server', () => {
  const { api } = show([], { signedIn: false });
  expect(api.asked).toEqual([]);
});

it('says when the thing is saved', async () => {
  show([holding([7])]);
  expect(await screen.findByRole('button', { name: 'Temple is saved, change its wishlists' })).toBeVisible();
});

describe('while the app that has the lists is down', () => {
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation());

  it('the heart says so in passing, stays, and offers to try again', async () => {
    const remotes = down('unreachable');
    const { state } = show([], { remotes });
    await press();
    await waitFor(() => expect(state.notices).toMatchObject([{ kind: 'toast', button: 'Try again' }]));
    expect(heart()).toBeVisible();
    await act(async () => pressNotice(state, state.notices[0]?.id ?? 0));
    await waitFor(() => expect(remotes.brought).toHaveBeenCalledTimes(2));
  });

  it('the heart does not offer what cannot work once its code has broken', async () => {
    const { state } = show([], { remotes: down('broken') });
    await press();
    await waitFor(() => expect(state.notices).toMatchObject([{ kind: 'toast', button: 'Close' }]));
  });
});
