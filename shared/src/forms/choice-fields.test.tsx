import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CheckboxesField, Form, RadiosField, SubmitButton, rules } from './forms.ts';

const tags = [
  { value: 'gardens', label: 'Gardens' },
  { value: 'temples', label: 'Temples' },
];
const paces = [
  { value: 0, label: 'Slow' },
  { value: 1, label: 'Normal' },
];

const show = (initialValues: object) => {
  const sent = jest.fn();
  render(
    <Form submit={(values) => void sent(values)} initialValues={initialValues}>
      <CheckboxesField name="tags" label="What do you like?" choices={tags} rule={rules.minLength(1, 'selections')} />
      <RadiosField name="pace" label="How fast?" look="card" choices={paces} rule={rules.required} />
      <SubmitButton busy="…">Send</SubmitButton>
    </Form>,
  );
  return { sent, user: userEvent.setup() };
};
const send = () => screen.getByRole('button', { name: 'Send' });

it('The form has the choices that were ticked, as they are.', async () => {
  const { sent, user } = show({ tags: ['gardens'], pace: 1 });
  await user.click(screen.getByRole('checkbox', { name: 'Temples' }));
  await user.click(screen.getByRole('checkbox', { name: 'Gardens' }));
  await user.click(screen.getByRole('radio', { name: 'Slow' }));
  await user.click(send());
  expect(sent).toHaveBeenCalledWith({ tags: ['temples'], pace: 0 });
});

it('What is missing is said at its group, and the focus goes into the first of its choices.', async () => {
  const { sent, user } = show({});
  await user.click(send());
  expect(await screen.findByRole('group', { name: 'What do you like?' })).toHaveAccessibleDescription(
    'Minimum 1 selections required.',
  );
  const group = screen.getByRole('radiogroup', { name: 'How fast?' });
  expect(group).toBeInvalid();
  expect(group).toHaveAccessibleDescription('This field cannot be empty.');
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Gardens' })).toHaveFocus());
  await user.click(screen.getByRole('checkbox', { name: 'Temples' }));
  await user.click(send());
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Slow' })).toHaveFocus());
  expect(sent).not.toHaveBeenCalled();
});
