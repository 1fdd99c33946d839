import { Form, NewPasswordField, TextField, rules, submitErrors } from '@tabi/shared/forms';
import { Button } from '@tabi/shared/ui';
import styles from './auth.module.css';

type Fields = { name: string; email: string; password: string };
type Values = Fields & { password_confirmation: string; timezone: string };

/** One password field that can be shown stands for both the password and its confirmation. */
const complete = (fields: Fields): Values => ({
  ...fields,
  password_confirmation: fields.password,
  timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
});

export function RegisterForm({ submit }: { submit: (values: Values) => Promise<void> }) {
  return (
    <Form<Fields>
      onSubmit={(fields) => submit(complete(fields)).then(() => undefined, submitErrors)}
      render={({ handleSubmit, submitting, submitError, hasValidationErrors, values }) => (
        <form onSubmit={(event) => void handleSubmit(event)} noValidate className={styles['form']}>
          <TextField name="name" label="Name" autoComplete="name" rule={rules.required} />
          <TextField
            name="email"
            label="Email"
            type="email"
            autoComplete="username"
            rule={rules.all(rules.required, rules.email)}
          />
          <NewPasswordField about={[values.name ?? '', values.email ?? '']} />
          {submitError && !hasValidationErrors ? (
            <p role="alert" className={styles['problem']}>
              {submitError}
            </p>
          ) : null}
          <Button type="submit" look="primary" wide disabled={submitting}>
            {submitting ? 'Creating your account…' : 'Create account'}
          </Button>
        </form>
      )}
    />
  );
}
