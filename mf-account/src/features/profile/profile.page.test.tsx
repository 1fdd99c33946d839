import type { User } from '@tabi/shared/contracts/people';
import { listen } from '@tabi/shared/events';
import { ApiError, fakeApi, renderAt, type FakeAnswers } from '@tabi/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { Page } from './profile.page.tsx';

const mai: User = {
  id: '1',
  name: 'Mai Nguyen',
  email: 'mai@example.com',
  avatar: null,
  setting: { timeZone: 'Asia/Tokyo' },
};
const show = (answers: FakeAnswers = {}) => {
  const api = fakeApi(answers);
  const session = { status: 'user', user: structuredClone(mai) } as const;
  return { api, ...renderAt(<Page />, { at: '/profile/', page: 'profile', api, state: { session } }) };
};
const name = () => screen.getByRole('textbox', { name: 'Name' });
const save = () => screen.getByRole('button', { name: 'Save' });

it('shows name, address and time zone, the address to read only', () => {
  show();
  expect(name()).toHaveValue('Mai Nguyen');
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAttribute('readonly');
  expect(screen.getByRole('combobox', { name: 'Time zone' })).toHaveValue('Asia/Tokyo');
});

it('has nothing to save until something has changed', () => {
  show();
  expect(save()).toBeDisabled();
});

it('saves a new name and time zone, and the whole site knows', async () => {
  const changed = { ...mai, name: 'Mai Tran', setting: { timeZone: 'UTC' } };
  const { user, api, state } = show({ 'PUT /api/user': { results: changed } });
  await user.clear(name());
  await user.type(name(), 'Mai Tran');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Time zone' }), 'UTC');
  await user.click(save());
  expect(await screen.findByText('Saved.')).toBeVisible();
  expect(api.asked).toEqual([{ call: 'PUT /api/user', input: { body: { name: 'Mai Tran', timezone: 'UTC' } } }]);
  expect(state.session.user).toEqual(changed);
});

it('does not send an empty name, and goes to it', async () => {
  const { user, api } = show();
  await user.clear(name());
  await user.click(save());
  expect(screen.getByText('This field cannot be empty.')).toBeVisible();
  await waitFor(() => expect(name()).toHaveFocus());
  expect(api.asked).toEqual([]);
});

it('shows what the server refuses under its field', async () => {
  const refuse = () => {
    throw new ApiError(422, { message: 'Check the form.', errors: { timezone: ['This time zone does not exist.'] } });
  };
  const { user } = show({ 'PUT /api/user': refuse });
  await user.type(name(), '!');
  await user.click(save());
  expect(await screen.findByText('This time zone does not exist.')).toBeVisible();
  expect(name()).toHaveValue('Mai Nguyen!');
});

it('ends the session on Log out, and says so to the site', async () => {
  const heard = jest.fn();
  const stop = listen('account:session-ended', heard);
  const { user, api } = show({ 'POST /api/logout': { message: 'Bye.' } });
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
  expect(api.asked.map(({ call }) => call)).toEqual(['POST /api/logout']);
  stop();
});
