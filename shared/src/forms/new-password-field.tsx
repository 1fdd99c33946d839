import { useField } from 'react-final-form';
import { strengthOf } from './password-strength.ts';
import * as rules from './rules.ts';
import { TextField } from './text-field.tsx';

const advice = 'At least 10 characters. A sentence is easy to remember and hard to guess.';

/**
 * The field `password` of a form that sets a new one: says in words how hard it is to guess.
 * @param about the person's name and address, which make it easier
 */
export function NewPasswordField({ about = [], label = 'Password' }: { about?: string[]; label?: string }) {
  const { input } = useField<string>('password', { subscription: { value: true } });
  const strength = input.value ? strengthOf(input.value, about) : null;
  return (
    <TextField
      name="password"
      label={label}
      type="password"
      autoComplete="new-password"
      help={strength ? `This password is ${strength}. ${advice}` : advice}
      rule={rules.all(rules.required, rules.minLength(10))}
    />
  );
}
