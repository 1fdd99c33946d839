import { Form, TextField, rules, submitErrors } from '@tabi/shared/forms';
import { Button } from '@tabi/shared/ui';
import styles from './auth.module.css';

type Values = { email: string; password: string };

export function SignInForm({ submit }: { submit: (values: Values) => Promise<void> }) {
  return (
    <Form<Values>
      onSubmit={(values) => submit(values).then(() => undefined, submitErrors)}
      render={({ handleSubmit, submitting, submitError }) => (
        <form onSubmit={(event) => void handleSubmit(event)} noValidate className={styles['form']}>
          <TextField
            name="email"
            label="Email"
            type="email"
            autoComplete="username"
            rule={rules.all(rules.required, rules.email)}
          />
          <TextField
            name="password"
            label="Password"
            type="password"
            autoComplete="current-password"
            rule={rules.required}
          />
          {submitError ? (
            <p role="alert" className={styles['problem']}>
              {submitError}
            </p>
          ) : null}
          <Button type="submit" look="primary" wide disabled={submitting}>
            {submitting ? 'Signing in…' : 'Sign in'}
          </Button>
        </form>
      )}
    />
  );
}
