import { screen, waitFor } from '@testing-library/react';
import { ApiError, fakeApi, renderAt, type FakeAnswers } from '../testing/testing.ts';
import { WaitingList } from './waiting-list.tsx';

const show = (answer: FakeAnswers['POST /api/email/subscribe'] = { message: 'Welcome.' }) => {
  const api = fakeApi({ 'POST /api/email/subscribe': answer });
  return { api, ...renderAt(<WaitingList />, { api }) };
};
const field = () => screen.getByRole('textbox', { name: 'Email' });
const button = () => screen.getByRole('button', { name: 'Join the waiting list' });

it.each(['', 'mai', 'mai@', 'mai@example'])('cannot be sent with %p', async (text) => {
  const { user } = show();
  if (text) await user.type(field(), text);
  expect(button()).toBeDisabled();
});

it('joins its list and thanks', async () => {
  const { user, api, state } = show();
  await user.type(field(), 'mai@example.com{Enter}');
  await waitFor(() => expect(state.notices).toHaveLength(1));
  expect(api.asked).toEqual([
    { call: 'POST /api/email/subscribe', input: { body: { email: 'mai@example.com', type: 'mobile' } } },
  ]);
  expect(state.notices).toMatchObject([
    {
      kind: 'alert',
      title: "You're on our waiting list!",
      text: "You'll be the first to know when we launch our app! Stay tuned.",
      button: 'Okay',
    },
  ]);
  expect(field()).toHaveValue('');
});

it('says what is wrong once the person has left the field', async () => {
  const { user } = show();
  await user.type(field(), 'mai@');
  await user.tab();
  expect(field()).toHaveAccessibleDescription('Must be a valid email address.');
});

it('shows the first thing that the server has against the address, under it', async () => {
  const { user, state } = show(() => {
    throw new ApiError(422, { message: 'Check the form.', errors: { email: ['We cannot write there.', 'No.'] } });
  });
  await user.type(field(), 'mai@example.com{Enter}');
  expect(await screen.findByText('We cannot write there.')).toBeVisible();
  expect([field(), state.notices]).toEqual([expect.objectContaining({ value: 'mai@example.com' }), []]);
});

it('says so when there is no connection, and keeps what was typed', async () => {
  const { user } = show(() => {
    throw new ApiError(0, null);
  });
  await user.type(field(), 'mai@example.com{Enter}');
  expect(await screen.findByText('No connection. Check your network and try again.')).toBeVisible();
  expect(field()).toHaveValue('mai@example.com');
});
