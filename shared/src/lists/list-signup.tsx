import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import { useHandOver } from '../ui/use-hand-over.ts';
import styles from './list-signup.module.css';
import type { SignupProps } from './signup-form.tsx';

const loadForm = async () => (await import('./signup-form.tsx')).SignupForm;

/**
 * Joins one of the lists: one e-mail field that works as soon as the page does. The form behind it is fetched when
 * somebody turns to the field; what they have typed by then goes over to it.
 */
export function ListSignup({ label = 'Email', ...rest }: SignupProps) {
  const [email, setEmail] = useState('');
  const { place, successor: SignupForm, left, turning } = useHandOver(loadForm);
  return (
    <div ref={place} data-list={rest.list}>
      {SignupForm ? (
        <SignupForm {...rest} label={label} begun={email} left={left} />
      ) : (
        <div className={styles['form']} data-form>
          <Field label={label}>
            <Input
              name="email"
              type="email"
              autoComplete="email"
              placeholder="you@example.com"
              value={email}
              onChange={(event) => setEmail(event.target.value)}
              {...turning}
            />
          </Field>
          <Button look="primary" className={styles['button']} disabled>
            {rest.button}
          </Button>
        </div>
      )}
    </div>
  );
}
