import { ApiError } from '@tabi/shared/data';
import { Form, FormProblem, NewPasswordField, SubmitButton, TextField } from '@tabi/shared/forms';
import { usePasswordReset } from '../api.ts';
import { Stage } from './stage.tsx';
import styles from './stage.module.css';

type Values = { email: string; password: string };
type Props = {
  email: string;
  token: string;
  done: () => void;
  /** The link opens nothing: why, in words. */
  dead: (why: string) => void;
};

/** The address stands in the form so that password managers know whose password it is. */
export function ResetForm({ email, token, done, dead }: Props) {
  const reset = usePasswordReset();
  const save = async ({ password }: Values) => {
    try {
      await reset({ email, token, password });
      done();
    } catch (error) {
      const why = error instanceof ApiError && (error.field('token') ?? error.field('email'));
      if (why) dead(why);
      throw error;
    }
  };
  return (
    <Stage title="Set a new password" text="You use it from now on to sign in.">
      <Form<Values> className={styles['form']} submit={save} initialValues={{ email }}>
        <TextField name="email" label="Email" type="email" autoComplete="username" readOnly />
        <NewPasswordField label="New password" about={[email]} />
        <FormProblem />
        <SubmitButton wide busy="Saving…">
          Set the new password
        </SubmitButton>
      </Form>
    </Stage>
  );
}
