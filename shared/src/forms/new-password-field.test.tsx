import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from './forms.ts';
import { NewPasswordField } from './new-password-field.tsx';

it('says in words how hard the password is to guess', async () => {
  render(
    <Form submit={() => undefined}>
      <NewPasswordField about={['Mai Nguyen']} />
    </Form>,
  );
  const field = screen.getByLabelText('Password', { exact: true });
  await userEvent.type(field, 'mainguyen2026');
  expect(field).toHaveAccessibleDescription(/^This password is easy to guess\./);
  await userEvent.type(field, ' walks slowly');
  expect(field).toHaveAccessibleDescription(/^This password is (fair|strong)\./);
});
