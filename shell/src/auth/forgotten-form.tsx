import { useApiClient } from '@tabi/shared/data';
import { Form, TextField, rules, submitErrors } from '@tabi/shared/forms';
import { Button } from '@tabi/shared/ui';
import { useState } from 'react';
import styles from './auth.module.css';

/** Asks for the mail that sets a new password. Whether the address has an account is nobody's business: it never tells. */
export function ForgottenForm() {
  const api = useApiClient();
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo)
    return (
      <p role="status">
        If {sentTo} has an account, a mail is on its way. Look among the unwanted ones too; nothing there after ten
        minutes means there is no account with this address.
      </p>
    );
  return (
    <Form<{ email: string }>
      onSubmit={({ email }) =>
        api.call('POST /api/password/email', { body: { email } }, { background: true }).then(() => {
          setSentTo(email);
          return undefined;
        }, submitErrors)
      }
      render={({ handleSubmit, submitting, submitError }) => (
        <form onSubmit={(event) => void handleSubmit(event)} noValidate className={styles['form']}>
          <TextField
            name="email"
            label="Email"
            type="email"
            autoComplete="username"
            rule={rules.all(rules.required, rules.email)}
          />
          {submitError ? (
            <p role="alert" className={styles['problem']}>
              {submitError}
            </p>
          ) : null}
          <Button type="submit" look="primary" wide disabled={submitting}>
            {submitting ? 'Sending…' : 'Send the link'}
          </Button>
        </form>
      )}
    />
  );
}
