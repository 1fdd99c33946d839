import { screen, waitFor } from '@testing-library/react';
import { ApiError, fakeApi, refusal, renderAt, type FakeAnswers } from '../testing/testing.ts';
import { WaitingList } from './waiting-list.tsx';

// Fetched only when somebody turns to the field: here beforehand, so that no test waits for its compilation.
beforeAll(() => import('./signup-form.tsx'));

const show = (answer: FakeAnswers['POST /api/email/subscribe'] = { message: 'Welcome.' }) => {
  const api = fakeApi({ 'POST /api/email/subscribe': answer });
  return { api, ...renderAt(<WaitingList />, { api }) };
};
/** As somebody who has turned to the field: its form has come. */
const turnedTo = async (...answer: Parameters<typeof show>) => {
  const shown = show(...answer);
  await shown.user.click(field());
  await waitFor(() => expect(field().closest('form')).not.toBeNull());
  return shown;
};
const field = () => screen.getByRole('textbox', { name: 'Email' });
const button = () => screen.getByRole('button', { name: 'Join the waiting list' });

it('The field can be typed into before its form has come, and what was typed goes over to it.', async () => {
  const { user } = show();
  await user.tab();
  await user.keyboard('mai@example.com');
  await waitFor(() => expect(button()).toBeEnabled());
  expect([field(), document.activeElement]).toEqual([expect.objectContaining({ value: 'mai@example.com' }), field()]);
});

it('Whoever has left the field before its form has come is told what is wrong.', async () => {
  const { user } = show();
  await user.tab();
  await user.keyboard('mai@');
  await user.tab();
  expect(await screen.findByText('Must be a valid email address.')).toBeVisible();
});

it.each(['', 'mai', 'mai@', 'mai@example'])('It cannot be sent with %p.', async (text) => {
  const { user } = await turnedTo();
  if (text) await user.type(field(), text);
  expect(button()).toBeDisabled();
});

it('Who signs up joins the list and is thanked.', async () => {
  const { user, api, state } = await turnedTo();
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

it('What is wrong with the address is said once its writer has left the field.', async () => {
  const { user } = await turnedTo();
  await user.type(field(), 'mai@');
  await user.tab();
  expect(field()).toHaveAccessibleDescription('Must be a valid email address.');
});

it('The first thing that the server has against the address stands under it.', async () => {
  const { user, state } = await turnedTo(() => {
    throw refusal('invalid', 'Check the form.', { email: ['We cannot write there.', 'No.'] });
  });
  await user.type(field(), 'mai@example.com{Enter}');
  expect(await screen.findByText('We cannot write there.')).toBeVisible();
  expect([field(), state.notices]).toEqual([expect.objectContaining({ value: 'mai@example.com' }), []]);
});

it('Without a connection it says so, and keeps what was typed.', async () => {
  const { user } = await turnedTo(() => {
    throw new ApiError(0, null);
  });
  await user.type(field(), 'mai@example.com{Enter}');
  expect(await screen.findByText('No connection. Check your network and try again.')).toBeVisible();
  expect(field()).toHaveValue('mai@example.com');
});
