import { ownZone } from '@tabi/shared/format';
import { NewPasswordField, TextField, rules, useFormState } from '@tabi/shared/forms';
import { AuthForm } from './auth-form.tsx';
import { EmailField } from './email-field.tsx';
import type { KeptEmail } from './kept-email.ts';

type Fields = { name: string; email: string; password: string };
type Values = Fields & { password_confirmation: string; timezone: string };
type Props = { kept: KeptEmail; submit: (values: Values) => Promise<void> };

/** One password field that can be shown stands for both the password and its confirmation. */
const complete = (fields: Fields): Values => ({
  ...fields,
  password_confirmation: fields.password,
  timezone: ownZone(),
});

/** Warns of a password that is made of what the form already knows. */
function OwnPassword() {
  const { values } = useFormState<Partial<Fields>>({ subscription: { values: true } });
  return <NewPasswordField about={[values.name ?? '', values.email ?? '']} />;
}

export function RegisterForm({ kept, submit }: Props) {
  return (
    <AuthForm<Fields>
      kept={kept}
      submit={(fields) => submit(complete(fields))}
      button="Create account"
      busy="Creating your account…"
    >
      <TextField name="name" label="Name" autoComplete="name" rule={rules.required} />
      <EmailField keep={kept.keep} />
      <OwnPassword />
    </AuthForm>
  );
}
