import { focusFirstError, Form, TextField, rules, submitErrors } from '@tabi/shared/forms';
import { Button } from '@tabi/shared/ui';
import { useState } from 'react';
import { EmailField } from './email-field.tsx';
import { FormProblem } from './form-problem.tsx';
import type { KeptEmail } from './kept-email.ts';
import styles from './auth.module.css';

type Values = { email: string; password: string };

export function SignInForm({ submit, ...kept }: KeptEmail & { submit: (values: Values) => Promise<void> }) {
  const [initial] = useState({ email: kept.email });
  return (
    <Form<Values>
      initialValues={initial}
      onSubmit={(values) => submit(values).then(() => undefined, submitErrors)}
      render={({ handleSubmit, submitting, submitError, submitErrors: wrong }) => (
        <form
          noValidate
          className={styles['form']}
          onSubmit={(event) => void focusFirstError(event.currentTarget, handleSubmit(event))}
        >
          <EmailField keep={kept.keepEmail} />
          <TextField
            name="password"
            label="Password"
            type="password"
            autoComplete="current-password"
            rule={rules.required}
          />
          <FormProblem said={submitError as string | undefined} wrong={wrong} />
          <Button type="submit" look="primary" wide disabled={submitting}>
            {submitting ? 'Signing in…' : 'Sign in'}
          </Button>
        </form>
      )}
    />
  );
}
