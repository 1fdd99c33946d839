import type { User } from '@tabi/shared/contracts/people';
import { Form, FormProblem, SubmitButton } from '@tabi/shared/forms';
import { Button } from '@tabi/shared/ui';
import { Dialog } from '@tabi/shared/ui-overlay';
import { OwnPasswordField } from '../../../common/components/own-password-field.tsx';
import styles from './owner-dialog.module.css';

type Values = { password?: string };
type FormProps = {
  user: Readonly<User>;
  button: string;
  /** Takes the dialog away once it is done; rejects with what the server refused. */
  act: (shown: Values) => Promise<unknown>;
  onClose: () => void;
};

/** Asks for the password before something that only the owner may do. */
export function OwnerForm({ user, button, act, onClose }: FormProps) {
  const submit = async (values: Values) => {
    await act(values);
  };
  return (
    <Form<Values> submit={submit}>
      <OwnPasswordField user={user} name="password" label="Your password" />
      <FormProblem />
      <div className={styles['choices']}>
        <SubmitButton busy="One moment…">{button}</SubmitButton>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </Form>
  );
}

/** The same in a dialog of its own, which says what it is about. */
export function OwnerDialog({ title, intro, ...form }: FormProps & { title: string; intro: string }) {
  return (
    <Dialog open title={title} intro={intro} onClose={form.onClose}>
      <OwnerForm {...form} />
    </Dialog>
  );
}
