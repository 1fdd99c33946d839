import { ApiError, fakeApi, renderAt, type FakeAnswers } from '@tabi/shared/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { NewsletterForm } from './newsletter-form.tsx';

/** Rendered, and its code arrived. */
async function show(answer: FakeAnswers['POST /api/email/subscribe'] = { message: 'Welcome.' }) {
  const api = fakeApi({ 'POST /api/email/subscribe': answer });
  const page = renderAt(<NewsletterForm />, { api });
  await waitFor(() => expect(page.container.querySelector('form')).not.toBeNull());
  return { api, ...page };
}
const field = () => screen.getByRole('textbox', { name: 'Email' });
const button = () => screen.getByRole('button', { name: 'Sign up' });

it.each(['', 'mai', 'mai@', 'mai@example'])('cannot be sent with %p', async (text) => {
  const { user } = await show();
  if (text) await user.type(field(), text);
  expect(button()).toBeDisabled();
});

it('joins the blog’s list and thanks', async () => {
  const { user, api, state } = await show();
  await user.type(field(), 'mai@example.com');
  await user.click(button());
  await waitFor(() => expect(state.notices).toHaveLength(1));
  expect(api.asked).toEqual([
    { call: 'POST /api/email/subscribe', input: { body: { email: 'mai@example.com', type: 'blog' } } },
  ]);
  expect(state.notices).toMatchObject([
    {
      kind: 'alert',
      title: 'Thanks for signing up for our Newsletter!',
      text: "You'll be the first to know about all the travel tips in Asia, make sure they don't go to spam!",
      button: 'Okay',
    },
  ]);
  expect(field()).toHaveValue('');
});

it('shows the first thing that the server has against the address, under it', async () => {
  const { user, state } = await show(() => {
    throw new ApiError(422, { message: 'Check the form.', errors: { email: ['We cannot write there.', 'No.'] } });
  });
  await user.type(field(), 'mai@example.com');
  await user.click(button());
  expect(await screen.findByText('We cannot write there.')).toBeVisible();
  expect([field(), state.notices]).toEqual([expect.objectContaining({ value: 'mai@example.com' }), []]);
});

it('says so when there is no connection, and keeps what was typed', async () => {
  const { user } = await show(() => {
    throw new ApiError(0, null);
  });
  await user.type(field(), 'mai@example.com');
  await user.click(button());
  expect(await screen.findByText('No connection. Check your network and try again.')).toBeVisible();
  expect(field()).toHaveValue('mai@example.com');
});

it('takes over what was typed before its code came', async () => {
  const api = fakeApi();
  const { container } = renderAt(<NewsletterForm />, { api });
  fireEvent.change(field(), { target: { value: 'm' } });
  await waitFor(() => expect(container.querySelector('form')).not.toBeNull());
  expect(field()).toHaveValue('m');
});
