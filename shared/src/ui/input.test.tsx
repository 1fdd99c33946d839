import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Icon } from './icon.tsx';
import { Input, Textarea } from './input.tsx';
import { PasswordInput } from './password-input.tsx';
import { Field } from './field.tsx';

const Loupe = (props: { size?: number; strokeWidth?: number; 'aria-hidden'?: boolean }) => (
  <svg data-testid="loupe" width={props.size} strokeWidth={props.strokeWidth} aria-hidden={props['aria-hidden']} />
);

it.each([
  ['plain', 'medium', ['control']],
  ['plain', 'large', ['control', 'large']],
  ['pill', 'medium', ['control', 'pill']],
] as const)('A %s input of %s size looks so.', (look, size, classes) => {
  render(<Input aria-label="Search" look={look} size={size} />);
  expect([...screen.getByLabelText('Search').classList]).toEqual(classes);
});

it('An icon before the text is 20 pixels wide, drawn thin, and says nothing.', () => {
  render(<Input aria-label="Search" icon={<Icon of={Loupe} />} />);
  const icon = screen.getByTestId('loupe');
  expect([icon.getAttribute('width'), icon.getAttribute('stroke-width'), icon.getAttribute('aria-hidden')]).toEqual([
    '20',
    '1.5',
    'true',
  ]);
});

it('What is typed reaches the one who asks.', async () => {
  const heard = jest.fn();
  render(<Textarea aria-label="Message" onChange={(event) => heard(event.target.value)} />);
  await userEvent.type(screen.getByLabelText('Message'), 'Hi');
  expect(heard.mock.calls).toEqual([['H'], ['Hi']]);
});

it('A password is hidden until its writer wants to see it.', async () => {
  render(
    <Field label="Password">
      <PasswordInput what="password" defaultValue="three rainy days" />
    </Field>,
  );
  const button = screen.getByRole('button', { name: 'Show password' });
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
  expect(button).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(button);
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
  expect(button).toHaveAttribute('aria-pressed', 'true');
});
