import { ApiError, useApiClient } from '@tabi/shared/data';
import { Form, NewPasswordField, TextField, focusFirstError, submitErrors } from '@tabi/shared/forms';
import { Button } from '@tabi/shared/ui';
import { Stage } from './stage.tsx';
import styles from './stage.module.css';

type Values = { email: string; password: string };
type Props = { email: string; token: string; done: () => void; dead: () => void };

/** The address stands in the form so that password managers know whose password it is. */
export function ResetForm({ email, token, done, dead }: Props) {
  const api = useApiClient();
  const save = async ({ password }: Values) => {
    try {
      const body = { email, token, password, password_confirmation: password };
      await api.call('POST /api/password/reset', { body }, { background: true });
      done();
      return undefined;
    } catch (error) {
      if (error instanceof ApiError && (error.field('token') ?? error.field('email'))) dead();
      return submitErrors(error);
    }
  };
  return (
    <Stage title="Set a new password" text="You use it from now on to sign in.">
      <Form<Values>
        onSubmit={save}
        initialValues={{ email }}
        render={({ handleSubmit, submitting, submitError, submitErrors: wrong, dirtySinceLastSubmit }) => (
          <form
            onSubmit={(event) => void focusFirstError(event.currentTarget, handleSubmit(event))}
            noValidate
            className={styles['form']}
          >
            <TextField name="email" label="Email" type="email" autoComplete="username" readOnly />
            <NewPasswordField label="New password" about={[email]} />
            {submitError && !wrong?.['password'] && !dirtySinceLastSubmit ? (
              <p role="alert" className={styles['problem']}>
                {submitError}
              </p>
            ) : null}
            <Button type="submit" look="primary" wide disabled={submitting}>
              {submitting ? 'Saving…' : 'Set the new password'}
            </Button>
          </form>
        )}
      />
    </Stage>
  );
}
