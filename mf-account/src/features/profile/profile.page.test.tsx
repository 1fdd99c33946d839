import type { User } from '@tabi/shared/contracts/people';
import { listen } from '@tabi/shared/events';
import { links } from '@tabi/shared/links';
import { Link } from '@tabi/shared/router';
import { ApiError, fakeApi, renderAt, type FakeAnswers } from '@tabi/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Page } from './profile.page.tsx';

/** A new one each time: what the state has taken in is its own. */
const mai = (over: Partial<User> = {}): User => ({
  id: '1',
  name: 'Mai Nguyen',
  email: 'mai@example.com',
  avatar: null,
  setting: { timeZone: 'Asia/Tokyo' },
  pending_email: null,
  email_verified: true,
  has_password: true,
  ...over,
});
const show = (answers: FakeAnswers = {}, who: Partial<User> = {}, at = links.profile()) => {
  const api = fakeApi(answers);
  const session = { status: 'user', user: mai(who) } as const;
  const page = (
    <>
      <Page />
      <Link to={links.blog()}>Blog</Link>
    </>
  );
  return { api, ...renderAt(page, { at, page: 'profile', api, state: { session } }) };
};
const refuse =
  (errors: Record<string, string[]>, status = 422) =>
  () => {
    throw new ApiError(status, { message: 'Check the form.', errors });
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
    const changed = mai({ name: 'Mai Tran' });
    const { user, api, state } = show({ 'PUT /api/user': { results: changed } });
    await user.clear(name());
    await user.type(name(), 'Mai Tran');
    await user.click(save());
    expect(await screen.findByText('Saved.')).toBeVisible();
    expect(api.asked).toEqual([
      { call: 'PUT /api/user', input: { body: { name: 'Mai Tran', timezone: 'Asia/Tokyo' } } },
    ]);
    expect(state.session.user).toEqual(changed);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Mai Tran');
  });

  it('finds a time zone by its city', async () => {
    const { user } = show();
    await user.click(press('Time zone Tokyo'));
    await user.type(await screen.findByRole('combobox', { name: 'Search time zones' }), 'kath');
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('button', { name: /^Time zone Kat(h)?mandu$/ })).toBeVisible();
    expect(save()).toBeEnabled();
  });

  it('does not send an empty name, and goes to it', async () => {
    const { user, api } = show();
    await user.clear(name());
    await user.click(save());
    expect(screen.getByText('This field cannot be empty.')).toBeVisible();
    await waitFor(() => expect(name()).toHaveFocus());
    expect(api.asked).toEqual([]);
  });

  it('shows what the server refuses under its field, and keeps what was typed', async () => {
    const { user } = show({ 'PUT /api/user': refuse({ timezone: ['This time zone does not exist.'] }) });
    await user.type(name(), '!');
    await user.click(save());
    expect(await screen.findByText('This time zone does not exist.')).toBeVisible();
    expect(name()).toHaveValue('Mai Nguyen!');
  });

  it('asks to sign in when the session has ended, and keeps what was typed', async () => {
    const { user, state } = show({ 'PUT /api/user': refuse({}, 401) });
    await user.type(name(), '!');
    await user.click(save());
    await waitFor(() => expect(state.overlay).toMatchObject({ kind: 'auth', mode: 'sign-in' }));
    act(() => void (state.session.user = mai()));
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

describe('the address', () => {
  it('is changed with the password, and waits for its mail', async () => {
    const waiting = mai({ pending_email: 'new@example.com' });
    const { user, api } = show({ 'PUT /api/user': { results: waiting } });
    await user.click(press('Change the address'));
    await user.type(screen.getByRole('textbox', { name: 'New address' }), 'new@example.com');
    await user.type(screen.getByLabelText('Your password'), 'a long walk');
    await user.click(press('Change the address'));
    expect(await screen.findByText(/waits for you: open the link/)).toHaveTextContent('new@example.com');
    expect(api.asked.at(-1)?.input).toEqual({
      body: { email: 'new@example.com', current_password: 'a long walk' },
    });
  });

  it('says under its field that the password is wrong', async () => {
    const { user } = show({ 'PUT /api/user': refuse({ current_password: ['This is not your password.'] }) });
    await user.click(press('Change the address'));
    await user.type(screen.getByRole('textbox', { name: 'New address' }), 'new@example.com');
    await user.type(screen.getByLabelText('Your password'), 'wrong');
    await user.click(press('Change the address'));
    expect(await screen.findByText('This is not your password.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'New address' })).toHaveValue('new@example.com');
  });

  it('stays when the wish for another is taken back', async () => {
    const { user, api } = show({ 'PUT /api/user': { results: mai() } }, { pending_email: 'new@example.com' });
    await user.click(press('Keep the old address'));
    expect(await screen.findByText('You keep mai@example.com.')).toBeVisible();
    expect(api.asked).toEqual([{ call: 'PUT /api/user', input: { body: { email: 'mai@example.com' } } }]);
  });

  it('that is not confirmed can be mailed again', async () => {
    const unconfirmed = mai({ email_verified: false });
    const { user } = show({ 'PUT /api/user': { results: unconfirmed } }, { email_verified: false });
    await user.click(press('Send the mail again'));
    expect(await screen.findByText('A mail is on its way to mai@example.com.')).toBeVisible();
  });
});

describe('the password', () => {
  it('is changed with the one before', async () => {
    const { user, api } = show({ 'PUT /api/user': { results: mai() } });
    await user.click(press('Change the password'));
    await user.type(screen.getByLabelText('Your password now'), 'a long walk');
    await user.type(screen.getByLabelText('New password'), 'seven small boats');
    await user.click(press('Set the new password'));
    expect(await screen.findByText('Your new password is set.')).toBeVisible();
    expect(api.asked.at(-1)?.input).toEqual({
      body: {
        current_password: 'a long walk',
        password: 'seven small boats',
        password_confirmation: 'seven small boats',
      },
    });
  });

  it('is set without one before by who has always come through a provider', async () => {
    const { user } = show({}, { has_password: false });
    await user.click(press('Set a password'));
    expect(screen.queryByLabelText('Your password now')).toBeNull();
  });
});

describe('the picture', () => {
  const png = (size = 3) => new File([new Uint8Array(size)], 'me.png', { type: 'image/png' });
  const field = () => screen.getByLabelText('Picture');

  it('is sent, and the whole site shows it', async () => {
    const changed = mai({ avatar: '/files/avatars/abc-256.webp' });
    const { user, api, state } = show({ 'POST /api/user/avatar': { results: changed } });
    await user.upload(field(), png());
    expect(await screen.findByRole('button', { name: 'Choose another picture' })).toBeEnabled();
    expect(api.asked[0]?.input).toEqual({ body: { avatar: expect.any(File) } });
    expect(state.session.user?.avatar).toBe('/files/avatars/abc-256.webp');
  });

  it('that is too large is not sent, and the reason is said', async () => {
    const { user, api } = show();
    await user.upload(field(), png(8 * 1024 * 1024 + 1));
    expect(screen.getByRole('alert')).toHaveTextContent('This picture is larger than 8 MB. Choose a smaller one.');
    expect(api.asked).toEqual([]);
  });

  it('that the server refuses leaves the one before, with the reason', async () => {
    const { user } = show({ 'POST /api/user/avatar': refuse({ avatar: ['We could not read this picture.'] }) });
    await user.upload(field(), png());
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not read this picture.');
    expect(press('Choose a picture')).toBeEnabled();
  });

  it('can be taken away', async () => {
    const { user, state } = show(
      { 'DELETE /api/user/avatar': { results: mai() } },
      { avatar: '/files/avatars/abc.webp' },
    );
    await user.click(press('Remove'));
    await waitFor(() => expect(state.session.user?.avatar).toBeNull());
  });
});

describe('leaving Tabi', () => {
  it('ends the session on Log out, and says so to the site', async () => {
    const heard = jest.fn();
    const stop = listen('account:session-ended', heard);
    const { user, api } = show({ 'POST /api/logout': { message: 'Bye.' } });
    await user.click(press('Log out'));
    await waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
    expect(api.asked.map(({ call }) => call)).toEqual(['POST /api/logout']);
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
    expect(api.asked.at(-1)).toEqual({ call: 'DELETE /api/user', input: { body: { password: 'a long walk' } } });
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

describe('email preferences', () => {
  const answer = (on: string[], waiting: string[] = []) => ({
    results: (['blog', 'mobile', 'location', 'new-feature', 'influencer', 'early-access'] as const).map((type) => ({
      type,
      status: on.includes(type) ? ('on' as const) : waiting.includes(type) ? ('waiting' as const) : ('off' as const),
    })),
  });
  const open = (answers: FakeAnswers, who: Partial<User> = {}) => show(answers, who, links.emailPreferences());
  const box = (label: RegExp) => screen.findByRole('checkbox', { name: label });

  it('shows the lists that the person is on, and saves exactly what is ticked', async () => {
    let now = answer(['blog']);
    const { user, api } = open({
      'GET /api/user/subscriptions': () => now,
      'PUT /api/user/subscriptions': ({ body }) => (now = answer(body.types)),
    });
    expect(await box(/^Newsletter/)).toBeChecked();
    await user.click(await box(/^New destinations/));
    await user.click(save());
    expect(await screen.findByText('Saved.')).toBeVisible();
    expect(api.asked.find(({ call }) => call.startsWith('PUT'))?.input).toEqual({
      body: { types: ['blog', 'location'] },
    });
  });

  it('lets somebody confirm what still waits for the mail', async () => {
    open({ 'GET /api/user/subscriptions': answer([], ['blog']) });
    expect(await box(/^Newsletter.*Waits for your press/)).toBeChecked();
    expect(save()).toBeEnabled();
  });

  it('explains that the address must be confirmed first, and mails again', async () => {
    const { user } = open(
      { 'GET /api/user/subscriptions': refuse({}, 403), 'PUT /api/user': { results: mai() } },
      { email_verified: false },
    );
    expect(await screen.findByText(/is yours first/)).toHaveTextContent('mai@example.com');
    await user.click(press('Send the mail again'));
    expect(await screen.findByText('A mail is on its way to mai@example.com.')).toBeVisible();
  });

  it('says what happened when the lists do not come, and tries again', async () => {
    let times = 0;
    const { user } = open({
      'GET /api/user/subscriptions': () => {
        times += 1;
        if (times === 1) throw new ApiError(503, { message: 'Tabi is resting for a moment.' });
        return answer(['blog']);
      },
    });
    expect(await screen.findByText('Tabi is resting for a moment.')).toBeVisible();
    await user.click(press('Try again'));
    expect(await box(/^Newsletter/)).toBeChecked();
  });
});

describe('other preferences', () => {
  const open = (answers: FakeAnswers = {}) => show(answers, {}, links.otherPreferences());

  it('changes the theme of the site', async () => {
    const { user, state } = open();
    expect(screen.getByRole('radio', { name: 'Light' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Dark' }));
    expect(state.theme).toBe('dark');
  });

  it('opens the choice of currencies', async () => {
    const { user, state } = open();
    expect(screen.getByText('US dollar ($)')).toBeVisible();
    await user.click(press('Change the currency'));
    expect(state.overlay).toEqual({ kind: 'currency' });
  });

  it('saves a time zone as soon as it is chosen', async () => {
    const moved = mai({ setting: { timeZone: 'Europe/Paris' } });
    const { user, api } = open({ 'PUT /api/user': { results: moved } });
    await user.click(press('Time zone Tokyo'));
    await user.type(await screen.findByRole('combobox', { name: 'Search time zones' }), 'paris');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Saved.')).toBeVisible();
    expect(api.asked).toEqual([{ call: 'PUT /api/user', input: { body: { timezone: 'Europe/Paris' } } }]);
  });
});
