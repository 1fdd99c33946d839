import { focusFirstError, Form, NewPasswordField, TextField, rules, submitErrors } from '@tabi/shared/forms';
import { Button } from '@tabi/shared/ui';
import { useState } from 'react';
import { EmailField } from './email-field.tsx';
import { FormProblem } from './form-problem.tsx';
import type { KeptEmail } from './kept-email.ts';
import styles from './auth.module.css';

type Fields = { name: string; email: string; password: string };
type Values = Fields & { password_confirmation: string; timezone: string };

/** One password field that can be shown stands for both the password and its confirmation. */
const complete = (fields: Fields): Values => ({
  ...fields,
  password_confirmation: fields.password,
  timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
});

export function RegisterForm({ submit, ...kept }: KeptEmail & { submit: (values: Values) => Promise<void> }) {
  const [initial] = useState({ email: kept.email });
  return (
    <Form<Fields>
      initialValues={initial}
      onSubmit={(fields) => submit(complete(fields)).then(() => undefined, submitErrors)}
      render={({ handleSubmit, submitting, submitError, submitErrors: wrong, values }) => (
        <form
          noValidate
          className={styles['form']}
          onSubmit={(event) => void focusFirstError(event.currentTarget, handleSubmit(event))}
        >
          <TextField name="name" label="Name" autoComplete="name" rule={rules.required} />
          <EmailField keep={kept.keepEmail} />
          <NewPasswordField about={[values.name ?? '', values.email ?? '']} />
          <FormProblem said={submitError as string | undefined} wrong={wrong} />
          <Button type="submit" look="primary" wide disabled={submitting}>
            {submitting ? 'Creating your account…' : 'Create account'}
          </Button>
        </form>
      )}
    />
  );
}
