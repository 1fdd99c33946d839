import type { ErrorCode } from '@tabi/shared/contracts/errors';
import type { User } from '@tabi/shared/contracts/people';
import { links } from '@tabi/shared/links';
import { aUser, fakeApi, refusal, renderAt, type FakeAnswers, type FakeApi } from '@tabi/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { Page } from './profile.page.tsx';

/** What every visit asks for. */
const shownAnyway = new Set<string>(['GET /api/user/sessions', 'GET /api/user/security', 'GET /api/user/identities']);

const show = (answers: FakeAnswers = {}, who: Partial<User> = {}) => {
  const never = () => new Promise<never>(() => undefined);
  const waiting = [...shownAnyway].map((call) => [call, never]);
  const api = fakeApi({ ...Object.fromEntries(waiting), ...answers });
  const session = { status: 'user', user: aUser(who) } as const;
  return { api, ...renderAt(<Page />, { at: links.profile(), path: '/profile/*', api, state: { session } }) };
};
const askedOf = ({ asked }: Pick<FakeApi, 'asked'>) => asked.filter(({ call }) => !shownAnyway.has(call));
const refuse =
  (errors: Record<string, string[]>, code: ErrorCode = 'invalid') =>
  () => {
    throw refusal(code, 'Check the form.', errors);
  };
const press = (label: string | RegExp) => screen.getByRole('button', { name: label });

describe('the address', () => {
  it('is changed with the password, and waits for its mail', async () => {
    const waiting = aUser({ pending_email: 'new@example.com' });
    const { user, api } = show({ 'PUT /api/user': { results: waiting } });
    await user.click(press('Change the address'));
    expect(screen.getByRole('textbox', { name: 'New address' })).toHaveFocus();
    await user.type(screen.getByRole('textbox', { name: 'New address' }), 'new@example.com');
    await user.type(screen.getByLabelText('Your password'), 'a long walk');
    await user.click(press('Change the address'));
    expect(await screen.findByText(/waits for you: open the link/)).toHaveTextContent('new@example.com');
    expect(press('Change the address')).toHaveFocus();
    expect(askedOf(api).at(-1)?.input).toEqual({
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
    const { user, api } = show({ 'PUT /api/user': { results: aUser() } }, { pending_email: 'new@example.com' });
    await user.click(press('Keep the old address'));
    expect(await screen.findByText('You keep mai@example.com.')).toBeVisible();
    expect(askedOf(api)).toEqual([{ call: 'PUT /api/user', input: { body: { email: 'mai@example.com' } } }]);
  });

  it('that is not confirmed can be mailed again', async () => {
    const unconfirmed = aUser({ email_verified: false });
    const { user } = show({ 'PUT /api/user': { results: unconfirmed } }, { email_verified: false });
    await user.click(press('Send the mail again'));
    expect(await screen.findByText('A mail is on its way to mai@example.com.')).toBeVisible();
  });
});

describe('the password', () => {
  it('is changed with the one before', async () => {
    const { user, api } = show({ 'PUT /api/user': { results: aUser() } });
    await user.click(press('Change the password'));
    expect(screen.getByLabelText('Your password now')).toHaveFocus();
    await user.type(screen.getByLabelText('Your password now'), 'a long walk');
    await user.type(screen.getByLabelText('New password'), 'seven small boats');
    await user.click(press('Set the new password'));
    expect(await screen.findByText('Your new password is set.')).toBeVisible();
    expect(press('Change the password')).toHaveFocus();
    expect(askedOf(api).at(-1)?.input).toEqual({
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
  const field = () => screen.getByLabelText('Your picture');

  it('is sent, and the whole site shows it', async () => {
    const changed = aUser({ avatar: '/files/avatars/abc-256.webp' });
    const { user, api, state } = show({ 'POST /api/user/avatar': { results: changed } });
    await user.upload(field(), png());
    expect(await screen.findByRole('button', { name: 'Choose another picture' })).toHaveAttribute(
      'aria-disabled',
      'false',
    );
    expect(askedOf(api)[0]?.input).toEqual({ body: { avatar: expect.any(File) } });
    expect(state.session.user?.avatar).toBe('/files/avatars/abc-256.webp');
  });

  it('that is too large is not sent, and the reason is said', async () => {
    const { user, api } = show();
    await user.upload(field(), png(8 * 1024 * 1024 + 1));
    expect(screen.getByRole('alert')).toHaveTextContent('This picture is larger than 8 MB. Choose a smaller one.');
    expect(askedOf(api)).toEqual([]);
  });

  it('that the server refuses leaves the one before, with the reason', async () => {
    const { user } = show({ 'POST /api/user/avatar': refuse({ avatar: ['We could not read this picture.'] }) });
    await user.upload(field(), png());
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not read this picture.');
    expect(press('Choose a picture')).toHaveAttribute('aria-disabled', 'false');
  });

  const withPicture = () =>
    show({ 'DELETE /api/user/avatar': { results: aUser() } }, { avatar: '/files/avatars/abc.webp' });
  const askedWhetherToRemove = async ({ user }: ReturnType<typeof withPicture>) => {
    await user.click(press('Remove'));
    return within(await screen.findByRole('alertdialog', { name: 'Remove your picture?' }));
  };

  it('can be taken away, by who says it twice', async () => {
    const shown = withPicture();
    const question = await askedWhetherToRemove(shown);
    expect(askedOf(shown.api)).toEqual([]);
    await shown.user.click(question.getByRole('button', { name: 'Remove the picture' }));
    await waitFor(() => expect(shown.state.session.user?.avatar).toBeNull());
  });

  it('stays with who thinks better of it', async () => {
    const shown = withPicture();
    const question = await askedWhetherToRemove(shown);
    await shown.user.click(question.getByRole('button', { name: 'Keep it' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(askedOf(shown.api)).toEqual([]);
    expect(shown.state.session.user?.avatar).toBe('/files/avatars/abc.webp');
  });
});
