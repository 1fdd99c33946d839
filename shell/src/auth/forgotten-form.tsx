import { useApiClient } from '@tabi/shared/data';
import { useState } from 'react';
import { AuthForm } from './auth-form.tsx';
import { EmailField } from './email-field.tsx';
import type { KeptEmail } from './kept-email.ts';

type Values = { email: string };

/** Asks for the mail that sets a new password. Whether the address has an account is nobody's business: it never tells. */
export function ForgottenForm({ kept }: { kept: KeptEmail }) {
  const api = useApiClient();
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo)
    return (
      <p role="status">
        If {sentTo} has an account, a mail is on its way. Look among the unwanted ones too; nothing there after ten
        minutes means there is no account with this address.
      </p>
    );
  const submit = async ({ email }: Values) => {
    await api.call('POST /api/password/email', { body: { email } }, { background: true });
    setSentTo(email);
  };
  return (
    <AuthForm<Values> kept={kept} submit={submit} button="Send the link" busy="Sending…">
      <EmailField keep={kept.keep} />
    </AuthForm>
  );
}
