import { focusFirstError, Form, submitErrors } from '@tabi/shared/forms';
import { Button } from '@tabi/shared/ui';
import { useState, type ReactNode } from 'react';
import { FormProblem } from './form-problem.tsx';
import type { KeptEmail } from './kept-email.ts';
import styles from './auth.module.css';

type Props<Fields> = {
  kept: KeptEmail;
  /** Rejects with what the server refused. */
  submit: (fields: Fields) => Promise<void>;
  button: string;
  /** On the button meanwhile. */
  busy: string;
  children: (values: Partial<Fields>) => ReactNode;
};

/** What the forms of the dialog have in common: the address comes along, and a refusal is said once, where it belongs. */
export function AuthForm<Fields extends { email: string }>({ kept, submit, button, busy, children }: Props<Fields>) {
  const [initial] = useState(() => ({ email: kept.read() }) as Partial<Fields>);
  return (
    <Form<Fields>
      initialValues={initial}
      onSubmit={(fields) => submit(fields).then(() => undefined, submitErrors)}
      render={({ handleSubmit, submitting, submitError, submitErrors: wrong, values }) => (
        <form
          noValidate
          className={styles['form']}
          onSubmit={(event) => void focusFirstError(event.currentTarget, handleSubmit(event))}
        >
          {children(values)}
          <FormProblem said={submitError as string | undefined} wrong={wrong} />
          <Button type="submit" look="primary" wide disabled={submitting}>
            {submitting ? busy : button}
          </Button>
        </form>
      )}
    />
  );
}
