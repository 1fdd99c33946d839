import type { ErrorCode } from '@tabi/shared/contracts/errors';
import type { User } from '@tabi/shared/contracts/people';
import { listen } from '@tabi/shared/events';
import { links } from '@tabi/shared/links';
import { Link } from '@tabi/shared/router';
import {
  ApiError,
  aTripSummary,
  aUser,
  fakeApi,
  refusal,
  renderAt,
  type FakeAnswers,
  type FakeApi,
} from '@tabi/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Page } from './profile.page.tsx';

/** What every visit asks for. */
const shownAnyway = new Set<string>(['GET /api/user/sessions', 'GET /api/user/security', 'GET /api/user/identities']);

const show = (answers: FakeAnswers = {}, who: Partial<User> = {}) => {
  const never = () => new Promise<never>(() => undefined);
  const waiting = [...shownAnyway].map((call) => [call, never]);
  const api = fakeApi({ ...Object.fromEntries(waiting), ...answers });
  const session = { status: 'user', user: aUser(who) } as const;
  const page = (
    <>
      <Page />
      <Link to={links.blog()}>Blog</Link>
    </>
  );
  return { api, ...renderAt(page, { at: links.profile(), path: '/profile/*', api, state: { session } }) };
};
const askedOf = ({ asked }: Pick<FakeApi, 'asked'>) => asked.filter(({ call }) => !shownAnyway.has(call));
const refuse =
  (errors: Record<string, string[]>, code: ErrorCode = 'invalid') =>
  () => {
    throw refusal(code, 'Check the form.', errors);
  };
const name = () => screen.getByRole('textbox', { name: 'Name' });
const save = () => screen.getByRole('button', { name: 'Save' });
const press = (label: string | RegExp) => screen.getByRole('button', { name: label });

describe('about you', () => {
  it('has nothing to save until something has changed', () => {
    show();
    expect(save()).toBeDisabled();
  });

  it('saves a new name, and the whole site knows', async () => {
    const changed = aUser({ name: 'Mai Tran' });
    const { user, api, state } = show({ 'PUT /api/user': { results: changed } });
    await user.clear(name());
    await user.type(name(), 'Mai Tran');
    await user.click(save());
    expect(await screen.findByText('Saved.')).toBeVisible();
    expect(askedOf(api)).toEqual([{ call: 'PUT /api/user', input: { body: { name: 'Mai Tran' } } }]);
    expect(state.session.user).toEqual(changed);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Mai Tran');
  });

  it('does not send an empty name, and goes to it', async () => {
    const { user, api } = show();
    await user.clear(name());
    await user.click(save());
    expect(screen.getByText('This field cannot be empty.')).toBeVisible();
    await waitFor(() => expect(name()).toHaveFocus());
    expect(askedOf(api)).toEqual([]);
  });

  it('shows what the server refuses under its field, and keeps what was typed', async () => {
    const { user } = show({ 'PUT /api/user': refuse({ name: ['This name is too long.'] }) });
    await user.type(name(), '!');
    await user.click(save());
    expect(await screen.findByText('This name is too long.')).toBeVisible();
    expect(name()).toHaveValue('Mai Nguyen!');
  });

  it('asks to sign in when the session has ended, and keeps what was typed', async () => {
    const { user, state } = show({ 'PUT /api/user': refuse({}, 'sign-in-first') });
    await user.type(name(), '!');
    await user.click(save());
    await waitFor(() => expect(state.overlay).toMatchObject({ kind: 'auth', mode: 'sign-in' }));
    act(() => void (state.session.user = aUser()));
    expect(name()).toHaveValue('Mai Nguyen!');
  });
});

describe('leaving with something unsaved', () => {
  const leave = async () => {
    const shown = show();
    await shown.user.type(name(), '!');
    await shown.user.click(screen.getByRole('link', { name: 'Blog' }));
    return { ...shown, dialog: await screen.findByRole('alertdialog', { name: 'Leave without saving?' }) };
  };

  it('asks first, and stays where one is', async () => {
    const { user, where, dialog } = await leave();
    await user.click(within(dialog).getByRole('button', { name: 'Stay here' }));
    expect([where(), (name() as HTMLInputElement).value]).toEqual(['/profile/', 'Mai Nguyen!']);
  });

  it('goes on when told to', async () => {
    const { user, where, dialog } = await leave();
    await user.click(within(dialog).getByRole('button', { name: 'Leave without saving' }));
    expect(where()).toBe('/blog/');
  });

  it('makes the browser ask when the tab is closed', async () => {
    const { user } = show();
    const closing = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(closing()).toBe(false);
    await user.type(name(), '!');
    expect(closing()).toBe(true);
  });

  it('does not ask who has changed nothing', async () => {
    const { user, where } = show();
    await user.click(screen.getByRole('link', { name: 'Blog' }));
    expect(where()).toBe('/blog/');
  });
});

describe('leaving Tabi', () => {
  it('ends the session on Log out, and says so to the site', async () => {
    const heard = jest.fn();
    const stop = listen('account:session-ended', heard);
    const { user, api } = show({ 'POST /api/logout': { message: 'Bye.' } });
    await user.click(press('Log out'));
    await waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
    expect(askedOf(api).map(({ call }) => call)).toEqual(['POST /api/logout']);
    stop();
  });

  it('says to the site that the server could not be told', async () => {
    const heard = jest.fn();
    const stop = listen('account:logout-failed', heard);
    const { user } = show({
      'POST /api/logout': () => {
        throw new ApiError(0, null);
      },
    });
    await user.click(press('Log out'));
    await waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
    stop();
  });

  const ask = async (answers: FakeAnswers, who: Partial<User> = {}) => {
    const belongings: FakeAnswers = {
      'GET /api/user/trips': { results: [] },
      'GET /api/user/wishlists': { results: [] },
    };
    const shown = show({ ...belongings, ...answers }, who);
    await shown.user.click(press('Delete my account…'));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete your account?' }));
    return {
      ...shown,
      dialog,
      remove: () => shown.user.click(dialog.getByRole('button', { name: 'Delete my account' })),
    };
  };

  it('counts no trips where there are more than came along', async () => {
    const { dialog } = await ask({ 'GET /api/user/trips': { results: [aTripSummary()], more: true } });
    expect(await dialog.findByText(/^Your trips; those you plan with others/)).toBeVisible();
  });

  it('names what will be lost', async () => {
    const { dialog } = await ask({
      'GET /api/user/wishlists': {
        results: [{ id: '1', title: 'Spring', points_of_interest: [], locations: [], pictures: [] }],
      },
    });
    expect(await dialog.findByText('Your 1 wishlist')).toBeVisible();
    await waitFor(() => expect(dialog.queryByText(/^Your .*trips/)).toBeNull());
    expect(dialog.getByText('Your reviews, your name and your picture')).toBeVisible();
  });

  it('deletes the account with the password, and ends the session', async () => {
    const heard = jest.fn();
    const stop = listen('account:session-ended', heard);
    const { user, api, state, dialog, remove } = await ask({
      'DELETE /api/user': { message: 'Your account is deleted.' },
    });
    await user.type(dialog.getByLabelText('Your password'), 'a long walk');
    await remove();
    await waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
    expect(askedOf(api).at(-1)).toEqual({ call: 'DELETE /api/user', input: { body: { password: 'a long walk' } } });
    expect(state.notices).toMatchObject([{ kind: 'toast', title: 'Your account is deleted.' }]);
    stop();
  });

  it('keeps the account when the password is wrong', async () => {
    const { user, dialog, remove } = await ask({
      'DELETE /api/user': refuse({ password: ['This is not your password.'] }),
    });
    await user.type(dialog.getByLabelText('Your password'), 'wrong');
    await remove();
    expect(await dialog.findByText('This is not your password.')).toBeVisible();
  });

  it('asks no password of who has none', async () => {
    const { dialog } = await ask({}, { has_password: false });
    expect(dialog.queryByLabelText('Your password')).toBeNull();
  });
});
