import { render, screen } from '@testing-library/react';
import { Field, FieldGroup } from './field.tsx';
import { Input, Textarea } from './input.tsx';
import { Select } from './select.tsx';

const options = [{ value: 'jp', label: 'Japan' }];

it.each([
  ['Input', <Input key="input" />, 'textbox'],
  ['Textarea', <Textarea key="textarea" />, 'textbox'],
  ['Select', <Select key="select" options={options} />, 'combobox'],
] as const)('An %s in a field is named, described and marked as wrong by it.', (_, control, role) => {
  const { rerender } = render(
    <Field label="Country" help="Where you live.">
      {control}
    </Field>,
  );
  const named = () => screen.getByRole(role, { name: 'Country' });
  expect(named()).toHaveAccessibleDescription('Where you live.');
  expect(named()).not.toHaveAttribute('aria-invalid');
  rerender(
    <Field label="Country" help="Where you live." error="Choose a country.">
      {control}
    </Field>,
  );
  expect(named()).toHaveAccessibleDescription('Choose a country.');
  expect(named()).toBeInvalid();
});

it('Without help and error there is nothing that describes the control.', () => {
  render(
    <Field label="Name">
      <Input />
    </Field>,
  );
  expect(screen.getByRole('textbox', { name: 'Name' })).not.toHaveAttribute('aria-describedby');
});

it('A hidden label still names the control.', () => {
  render(
    <Field label="Link" labelHidden>
      <Input readOnly value="https://tabi.example" />
    </Field>,
  );
  expect(screen.getByLabelText('Link')).toHaveValue('https://tabi.example');
});

it('A control keeps its own description beside that of the field.', () => {
  render(
    <>
      <p id="more">In Latin letters.</p>
      <Field label="Name" help="As on your passport.">
        <Input aria-describedby="more" />
      </Field>
    </>,
  );
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('In Latin letters. As on your passport.');
});

it('Two fields of one page do not share their words.', () => {
  render(
    <>
      <Field label="First day" error="Too early.">
        <Input type="date" />
      </Field>
      <Field label="Last day">
        <Input type="date" />
      </Field>
    </>,
  );
  expect(screen.getByLabelText('Last day')).toBeValid();
  expect(screen.getByLabelText('First day')).toHaveAccessibleDescription('Too early.');
});

it.each(['label', 'title'] as const)(
  'A group with a legend like a %s is named by it, and its fields by their own labels.',
  (legend) => {
    render(
      <FieldGroup label="When?" legend={legend} help="In local time.">
        <Field label="First day">
          <Input type="date" />
        </Field>
      </FieldGroup>,
    );
    expect(screen.getByRole('group', { name: 'When?' })).toHaveAccessibleDescription('In local time.');
    expect(screen.getByLabelText('First day')).not.toHaveAttribute('aria-describedby');
  },
);
