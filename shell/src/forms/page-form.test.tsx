import { refusal, renderAt } from '@tabi/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { PageForm } from './page-form.tsx';

const fields = [
  { name: 'email', label: 'Email', type: 'email' },
  { name: 'city', label: 'Your town', optional: true },
  { name: 'message', label: 'Message', rows: 4 },
] as const;

const show = (submit = jest.fn().mockResolvedValue('Thank you, Mai.')) => ({
  submit,
  ...renderAt(<PageForm fields={fields} button="Send" submit={submit} />),
});

it('sends what was typed and says what the server said', async () => {
  const { user, submit } = show();
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'mai@example.com');
  await user.type(screen.getByRole('textbox', { name: 'Message' }), 'Hello there');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByRole('status')).toHaveTextContent('Thank you, Mai.');
  expect(submit).toHaveBeenCalledWith({ email: 'mai@example.com', message: 'Hello there' });
});

it('goes to the first field that is wrong', async () => {
  const { user, submit } = show();
  await user.type(screen.getByRole('textbox', { name: 'Message' }), 'Hello there');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Email' })).toHaveFocus());
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription('This field cannot be empty.');
  expect(submit).not.toHaveBeenCalled();
});

it('keeps what was typed when the server refuses, with the reason under its field', async () => {
  const { user } = show(
    jest.fn().mockRejectedValue(refusal('invalid', 'Check the form.', { email: ['Not this one.'] })),
  );
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'mai@example.com');
  await user.type(screen.getByRole('textbox', { name: 'Message' }), 'Hello there');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Not this one.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('Hello there');
});
