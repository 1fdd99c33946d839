import { listen } from '@tabi/shared/events';
import { links } from '@tabi/shared/links';
import { ApiError, fakeApi, refusal, renderAt, type FakeAnswers } from '@tabi/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { Page } from './reset-password.page.tsx';

const guest = { status: 'guest', user: null } as const;
const at = links.resetPassword('mai@example.com', 'some-token');
const sentence = 'seven small boats at dawn';

const show = (answers: FakeAnswers = {}) => {
  const api = fakeApi(answers);
  return { api, ...renderAt(<Page />, { at, path: '/reset-password/:email/:token', api, state: { session: guest } }) };
};
const refuse = (errors: Record<string, string[]>) => () => {
  throw refusal('invalid', 'Check the form.', errors);
};
const field = () => screen.getByLabelText('New password');
const submit = () => screen.getByRole('button', { name: 'Set the new password' });

it('tells password managers whose new password it is', () => {
  show();
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('mai@example.com');
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAttribute('autocomplete', 'username');
  expect(field()).toHaveAttribute('autocomplete', 'new-password');
});

it('says in words how good the password is, and takes a pasted one', async () => {
  const { user } = show();
  await user.click(field());
  await user.paste('mai@example.com');
  expect(screen.getByText(/^This password is easy to guess/)).toBeVisible();
  await user.clear(field());
  await user.paste(sentence);
  expect(screen.getByText(/^This password is strong/)).toBeVisible();
});

it('shows the password on request', async () => {
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'Show new password' }));
  expect(field()).toHaveAttribute('type', 'text');
});

it('sends address, token and password, and leads on to signing in where nobody is found to be', async () => {
  const { user, api, state } = show({ 'POST /api/password/reset': { message: 'Your new password is set.' } });
  await user.type(field(), sentence);
  await user.click(submit());
  expect(await screen.findByRole('heading', { name: 'Your new password is set' })).toHaveFocus();
  expect(api.asked).toEqual([
    {
      call: 'POST /api/password/reset',
      input: {
        body: { email: 'mai@example.com', token: 'some-token', password: sentence, password_confirmation: sentence },
      },
    },
  ]);
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(state.overlay).toEqual({ kind: 'auth', mode: 'sign-in' });
});

it('does not send a short password, and goes to it', async () => {
  const { user, api } = show();
  await user.type(field(), 'short');
  await user.click(submit());
  expect(screen.getByText('Minimum 10 characters required.')).toBeVisible();
  await waitFor(() => expect(field()).toHaveFocus());
  expect(api.asked).toEqual([]);
});

const ended = { 'POST /api/password/reset': refuse({ token: ['This link has set a password already.'] }) };

it('says why a link does not work any more, and mails a new one to the address', async () => {
  const message = 'If this address has an account, a link is on its way.';
  const { user, api } = show({ ...ended, 'POST /api/password/email': { message } });
  await user.type(field(), sentence);
  await user.click(submit());
  expect(await screen.findByRole('heading', { name: 'This link does not work any more' })).toHaveFocus();
  expect(screen.getByText(/^This link has set a password already\./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Mail a new link to mai@example.com' }));
  expect(await screen.findByText(message)).toHaveFocus();
  expect(api.asked.at(-1)).toEqual({ call: 'POST /api/password/email', input: { body: { email: 'mai@example.com' } } });
});

it('says why no new link could be mailed, and lets one ask again', async () => {
  const { user, state } = show({
    ...ended,
    'POST /api/password/email': () => {
      throw new ApiError(0, null);
    },
  });
  await user.type(field(), sentence);
  await user.click(submit());
  await user.click(await screen.findByRole('button', { name: /^Mail a new link/ }));
  await waitFor(() => expect(state.notices).toMatchObject([{ kind: 'alert', title: 'Oops!' }]));
  expect(screen.getByRole('button', { name: /^Mail a new link/ })).toHaveAttribute('aria-disabled', 'false');
});

it('tells the site that a session has begun, and says so', async () => {
  const heard = jest.fn();
  const stop = listen('account:session-begun', heard);
  const message = 'Your new password is set, and you are signed in.';
  const { user, state } = show({ 'POST /api/password/reset': { message } });
  await user.type(field(), sentence);
  await user.click(submit());
  expect(await screen.findByRole('heading', { name: 'Your new password is set' })).toBeVisible();
  expect([heard.mock.calls.length, state.notices]).toMatchObject([1, [{ kind: 'toast', title: message }]]);
  stop();
});

it('keeps what was typed when the server cannot be reached', async () => {
  const offline = () => {
    throw new ApiError(0, null);
  };
  const { user } = show({ 'POST /api/password/reset': offline });
  await user.type(field(), sentence);
  await user.click(submit());
  expect(await screen.findByRole('alert')).toHaveTextContent('No connection. Check your network and try again.');
  expect(field()).toHaveValue(sentence);
});

it('shows what the server refuses about the password under it', async () => {
  const { user } = show({ 'POST /api/password/reset': refuse({ password: ['This password is known from leaks.'] }) });
  await user.type(field(), sentence);
  await user.click(submit());
  expect(await screen.findByText('This password is known from leaks.')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('asks for the second factor where the account wants one', async () => {
  const { user, state } = show({
    'POST /api/password/reset': () => {
      throw refusal('second-factor', 'One more step: show that it is you.', {});
    },
  });
  await user.type(field(), sentence);
  await user.click(submit());
  await waitFor(() => expect(state.overlay).toEqual({ kind: 'auth', mode: 'sign-in', secondFactor: true }));
  expect(state.notices).toMatchObject([{ title: 'Your new password is set.' }]);
});
