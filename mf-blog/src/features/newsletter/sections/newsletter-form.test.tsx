import { fakeApi, renderAt } from '@tabi/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { NewsletterForm } from './newsletter-form.tsx';

it('joins the blog’s list and thanks', async () => {
  const api = fakeApi({ 'POST /api/email/subscribe': { message: 'Welcome.' } });
  const { user, state } = renderAt(<NewsletterForm />, { api });
  const field = () => screen.getByRole('textbox', { name: 'Email' });
  // The form behind the field is fetched when somebody turns to it.
  await user.hover(field());
  await waitFor(() => expect(field().closest('form')).not.toBeNull(), { timeout: 10_000 });
  await user.type(field(), 'mai@example.com{Enter}');
  await waitFor(() => expect(state.notices).toHaveLength(1), { timeout: 10_000 });
  expect(api.asked).toMatchObject([{ input: { body: { email: 'mai@example.com', type: 'blog' } } }]);
  expect(state.notices).toMatchObject([
    {
      title: 'Thanks for signing up for our Newsletter!',
      text: "You'll be the first to know about all the travel tips in Asia, make sure they don't go to spam!",
      button: 'Okay',
    },
  ]);
});
