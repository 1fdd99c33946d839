import { Form, FormProblem, SubmitButton } from '@tabi/shared/forms';
import { useState, type ReactNode } from 'react';
import type { KeptEmail } from './kept-email.ts';
import styles from './auth.module.css';

type Props<Fields> = {
  kept: KeptEmail;
  /** Rejects with what the server refused. */
  submit: (fields: Fields) => Promise<void>;
  button: string;
  /** On the button meanwhile. */
  busy: string;
  children: ReactNode;
};

/** What the forms of the dialog have in common: the address comes along from one to the next. */
export function AuthForm<Fields extends { email: string }>({ kept, submit, button, busy, children }: Props<Fields>) {
  const [initial] = useState(() => ({ email: kept.read() }) as Partial<Fields>);
  return (
    <Form<Fields> className={styles['form']} initialValues={initial} submit={submit}>
      {children}
      <FormProblem />
      <SubmitButton wide busy={busy}>
        {button}
      </SubmitButton>
    </Form>
  );
}
