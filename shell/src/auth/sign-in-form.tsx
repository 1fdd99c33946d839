import { TextField, rules } from '@tabi/shared/forms';
import { AuthForm } from './auth-form.tsx';
import { EmailField } from './email-field.tsx';
import type { KeptEmail } from './kept-email.ts';

type Values = { email: string; password: string };
type Props = { kept: KeptEmail; submit: (values: Values) => Promise<void> };

export function SignInForm({ kept, submit }: Props) {
  return (
    <AuthForm<Values> kept={kept} submit={submit} button="Sign in" busy="Signing in…">
      <EmailField keep={kept.keep} />
      <TextField
        name="password"
        label="Password"
        type="password"
        autoComplete="current-password"
        rule={rules.required}
      />
    </AuthForm>
  );
}
