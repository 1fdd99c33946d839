import type { ErrorCode } from '@tabi/shared/contracts/errors';
import { aUser, fakeApi, refusal, renderAt, type FakeAnswers } from '@tabi/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import * as webauthn from '@simplewebauthn/browser';
import { AuthDialog } from './auth-dialog.tsx';

jest.mock('@simplewebauthn/browser', () => ({
  ...jest.requireActual<typeof webauthn>('@simplewebauthn/browser'),
  browserSupportsWebAuthn: jest.fn(() => true),
  startAuthentication: jest.fn(),
}));
const { browserSupportsWebAuthn, startAuthentication } = jest.mocked(webauthn);
const proof = { id: 'key', rawId: 'key', type: 'public-key', clientExtensionResults: {}, response: {} };
beforeEach(() => {
  browserSupportsWebAuthn.mockReturnValue(true);
  startAuthentication.mockReset().mockResolvedValue(proof as never);
});

const refuse =
  (code: ErrorCode, message: string, errors: Record<string, string[]> = {}) =>
  () => {
    throw refusal(code, message, errors);
  };
const options = { results: { challenge: 'c2lnbiB0aGlz' } };

const show = async (answers: FakeAnswers, mode: 'sign-in' | 'second-factor' = 'second-factor') => {
  const onClose = jest.fn();
  const api = fakeApi({ 'GET /api/login/second-factor': { results: { code: true, passkey: true } }, ...answers });
  const rendered = renderAt(<AuthDialog mode={mode} onClose={onClose} />, { api });
  await screen.findByRole('dialog');
  return { onClose, api, ...rendered };
};
const button = (name: string) => screen.findByRole('button', { name });

it('has the focus in the code as soon as it is there', async () => {
  await show({});
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Code' })).toHaveFocus());
});

it('follows the password where the account asks for it, and signs in with a code', async () => {
  const { user, state, onClose, api } = await show(
    {
      'POST /api/login': refuse('second-factor', 'One more step.'),
      'POST /api/login/second-factor': { results: aUser() },
    },
    'sign-in',
  );
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'mai@example.com');
  await user.type(screen.getByLabelText('Password'), 'three rainy days');
  await user.click(await button('Sign in'));
  expect(await screen.findByRole('dialog', { name: 'One more step' })).toBeVisible();
  const code = await screen.findByRole('textbox', { name: 'Code' });
  expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await user.type(code, '287 082');
  await user.click(await button('Sign in'));
  await waitFor(() => expect(state.session.status).toBe('user'));
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(api.asked.at(-1)).toMatchObject({ input: { body: { code: '287 082' } } });
});

it('says at the field that a code is not right, and keeps it', async () => {
  const wrong = 'This code is not right.';
  const { user } = await show({ 'POST /api/login/second-factor': refuse('wrong-code', wrong, { code: [wrong] }) });
  const code = await screen.findByRole('textbox', { name: 'Code' });
  await user.type(code, '000000');
  await user.click(await button('Sign in'));
  await waitFor(() => expect(code).toHaveAccessibleDescription(expect.stringContaining(wrong)));
  expect(code).toHaveValue('000000');
});

it('asks for the password again when it was shown too long ago', async () => {
  const { user } = await show({ 'POST /api/login/second-factor': refuse('link-expired', 'This took too long.') });
  await user.type(await screen.findByRole('textbox', { name: 'Code' }), '287082');
  await user.click(await button('Sign in'));
  expect(await screen.findByRole('dialog', { name: 'Welcome back' })).toBeVisible();
});

it('takes a passkey instead of a code', async () => {
  const { user, state, api } = await show({
    'POST /api/login/passkey/options': options,
    'POST /api/login/second-factor': { results: aUser() },
  });
  await user.click(await button('Use a passkey'));
  await waitFor(() => expect(state.session.status).toBe('user'));
  expect(startAuthentication).toHaveBeenCalledWith({ optionsJSON: options.results });
  expect(api.asked.at(-1)).toMatchObject({ input: { body: { passkey: proof } } });
});

it('offers no passkey where the account has none, or the browser knows none', async () => {
  await show({ 'GET /api/login/second-factor': { results: { code: true, passkey: false } } });
  expect(await screen.findByRole('textbox', { name: 'Code' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Use a passkey' })).toBeNull();
});

it('signs in with a passkey alone', async () => {
  const answers = { 'POST /api/login/passkey/options': options, 'POST /api/login/passkey': { results: aUser() } };
  const { user, state } = await show(answers, 'sign-in');
  await user.click(await button('Sign in with a passkey'));
  await waitFor(() => expect(state.session.status).toBe('user'));
});

it('says what went wrong below the button, and can be tried again', async () => {
  startAuthentication.mockRejectedValue(new DOMException('Not allowed', 'NotAllowedError'));
  const { user } = await show({ 'POST /api/login/passkey/options': options }, 'sign-in');
  await user.click(await button('Sign in with a passkey'));
  expect(await screen.findByText('No passkey was used. Try again, or sign in another way.')).toBeVisible();
  expect(await button('Sign in with a passkey')).toHaveAttribute('aria-disabled', 'false');
});

it('is not offered where the browser knows no passkeys', async () => {
  browserSupportsWebAuthn.mockReturnValue(false);
  await show({}, 'sign-in');
  expect(screen.queryByRole('button', { name: 'Sign in with a passkey' })).toBeNull();
});
