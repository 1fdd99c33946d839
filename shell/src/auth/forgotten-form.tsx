import { useApiClient } from '@tabi/shared/data';
import { focusFirstError, Form, submitErrors } from '@tabi/shared/forms';
import { Button } from '@tabi/shared/ui';
import { useState } from 'react';
import { EmailField } from './email-field.tsx';
import { FormProblem } from './form-problem.tsx';
import type { KeptEmail } from './kept-email.ts';
import styles from './auth.module.css';

/** Asks for the mail that sets a new password. Whether the address has an account is nobody's business: it never tells. */
export function ForgottenForm(kept: KeptEmail) {
  const api = useApiClient();
  const [initial] = useState({ email: kept.email });
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
      initialValues={initial}
      onSubmit={({ email }) =>
        api.call('POST /api/password/email', { body: { email } }, { background: true }).then(() => {
          setSentTo(email);
          return undefined;
        }, submitErrors)
      }
      render={({ handleSubmit, submitting, submitError, submitErrors: wrong }) => (
        <form
          noValidate
          className={styles['form']}
          onSubmit={(event) => void focusFirstError(event.currentTarget, handleSubmit(event))}
        >
          <EmailField keep={kept.keepEmail} />
          <FormProblem said={submitError as string | undefined} wrong={wrong} />
          <Button type="submit" look="primary" wide disabled={submitting}>
            {submitting ? 'Sending…' : 'Send the link'}
          </Button>
        </form>
      )}
    />
  );
}
