import type { ErrorCode } from '@tabi/shared/contracts/errors';
import { askToSignIn } from '@tabi/shared/state';
import { aUser, fakeApi, refusal, renderAt, type FakeAnswers, type RenderOptions } from '@tabi/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { AuthDialog } from './auth-dialog.tsx';
import { rememberWayBack, takeWayBack } from './way-back.ts';

const refuse = (code: ErrorCode, errors: Record<string, string[]>, message: string) => () => {
  throw refusal(code, message, errors);
};

const show = async (answers: FakeAnswers = {}, options: RenderOptions = {}) => {
  const onClose = jest.fn();
  const api = fakeApi(answers);
  const rendered = renderAt(<AuthDialog mode="sign-in" onClose={onClose} />, { api, ...options });
  await waitFor(() => expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement));
  return { onClose, api, ...rendered };
};
type Shown = Awaited<ReturnType<typeof show>>;

const email = () => screen.getByRole('textbox', { name: 'Email' });
const press = ({ user }: Shown, name: string) => user.click(screen.getByRole('button', { name }));
const signIn = async (shown: Shown) => {
  await shown.user.type(email(), 'mai@example.com');
  await shown.user.type(screen.getByLabelText('Password'), 'three rainy days');
  await press(shown, 'Sign in');
};

afterEach(() => takeWayBack());

it('goes on with what the person wanted once they are signed in', async () => {
  const then = jest.fn();
  const shown = await show({ 'POST /api/login': { results: aUser() } });
  askToSignIn(shown.state, 'sign-in', then);
  await signIn(shown);
  await waitFor(() => expect(then).toHaveBeenCalledTimes(1));
  expect([shown.state.session.status, shown.onClose.mock.calls.length]).toEqual(['user', 1]);
});

it('brings to the private page that one was turned away from', async () => {
  rememberWayBack('/my-trips');
  const shown = await show({ 'POST /api/login': { results: aUser() } });
  await signIn(shown);
  await waitFor(() => expect(shown.where()).toBe('/my-trips'));
});

it('forgets that page when one would rather not', async () => {
  rememberWayBack('/my-trips');
  const { user } = await show();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(takeWayBack()).toBeNull());
});

it('says once what was refused, at its field, with the focus on it', async () => {
  const wrong = 'The address or the password is not right.';
  const shown = await show({ 'POST /api/login': refuse('invalid', { email: [wrong] }, wrong) });
  await signIn(shown);
  await waitFor(() => expect(email()).toHaveAccessibleDescription(wrong));
  expect(screen.getAllByText(wrong)).toHaveLength(1);
  await waitFor(() => expect(email()).toHaveFocus());
  expect(screen.getByLabelText('Password')).toHaveValue('three rainy days');
});

it('says what no field can help with above the button', async () => {
  const shown = await show({ 'POST /api/login': refuse('too-fast', {}, 'Too many tries. Wait a minute.') });
  await signIn(shown);
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many tries. Wait a minute.');
});

it('goes to the first field that is empty', async () => {
  const shown = await show();
  await press(shown, 'Create an account');
  await press(shown, 'Create account');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription('This field cannot be empty.');
});

it('takes the address along from form to form, and the focus into each', async () => {
  const shown = await show();
  await shown.user.type(email(), 'mai@example.com');
  await press(shown, 'Forgot your password?');
  expect(email()).toHaveValue('mai@example.com');
  expect(email()).toHaveFocus();
  await press(shown, 'Back to signing in');
  await press(shown, 'Create an account');
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  expect(email()).toHaveValue('mai@example.com');
});

it('mails a link without telling whether there is such an account', async () => {
  const shown = await show({ 'POST /api/password/email': { message: 'Sent.' } });
  await shown.user.type(email(), 'mai@example.com');
  await press(shown, 'Forgot your password?');
  await press(shown, 'Send the link');
  expect(await screen.findByRole('status')).toHaveTextContent(
    /^If mai@example.com has an account, a mail is on its way/,
  );
});

it('creates an account with the pasted password of a password manager, which can be shown', async () => {
  const shown = await show({ 'POST /api/register': { results: aUser() } });
  await press(shown, 'Create an account');
  const password = screen.getByLabelText('Password');
  expect(password).toHaveAttribute('autocomplete', 'new-password');
  await shown.user.type(screen.getByRole('textbox', { name: 'Name' }), 'Mai');
  await shown.user.type(email(), 'mai@example.com');
  await shown.user.click(password);
  await shown.user.paste('kX9-lantern-river-42');
  expect(password).toHaveAccessibleDescription(/^This password is strong/);
  await press(shown, 'Show password');
  expect(password).toHaveAttribute('type', 'text');
  await press(shown, 'Create account');
  await waitFor(() => expect(shown.state.session.status).toBe('user'));
  expect(shown.api.asked.at(-1)).toMatchObject({
    call: 'POST /api/register',
    input: { body: { password: 'kX9-lantern-river-42', password_confirmation: 'kX9-lantern-river-42' } },
  });
});

it('offers other accounts while their switch is on', async () => {
  const answers = { 'GET /api/oauth': { results: [{ name: 'google', label: 'Google' }] } } as FakeAnswers;
  const { state } = renderAt(<p />);
  await show(answers, { state: { features: { ...state.features, social_login_enabled: true } } });
  const dialog = screen.getByRole('dialog', { name: 'Welcome back' });
  expect(await within(dialog).findByRole('button', { name: 'Continue with Google' })).toBeVisible();
});
