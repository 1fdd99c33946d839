import type { User } from '@tabi/shared/contracts/people';
import { Form, TextField, focusFirstError, rules } from '@tabi/shared/forms';
import { Button } from '@tabi/shared/ui';
import { useAccount } from '../api.ts';
import { FormEnd } from './form-end.tsx';
import styles from './profile-form.module.css';

type Values = { email?: string; current_password?: string };
type Props = { user: Readonly<User>; done: () => void; cancel: () => void };

/** Another address to sign in with; it counts once the link in the mail to it has been opened. */
export function EmailForm({ user, done, cancel }: Props) {
  const { change } = useAccount();
  const save = async (values: Values) => {
    const wrong = await change(values);
    if (!wrong) done();
    return wrong;
  };
  return (
    <Form<Values>
      onSubmit={save}
      render={({ handleSubmit }) => (
        <form
          onSubmit={(event) => void focusFirstError(event.currentTarget, handleSubmit(event))}
          noValidate
          className={styles['form']}
        >
          <TextField
            name="email"
            label="New address"
            type="email"
            autoComplete="email"
            help="We mail you a link. Until you open it you sign in with the old one."
            rule={rules.all(rules.required, rules.email)}
          />
          {user.has_password === false ? null : (
            <TextField
              name="current_password"
              label="Your password"
              type="password"
              autoComplete="current-password"
              rule={rules.required}
            />
          )}
          <FormEnd button="Change the address">
            <Button look="quiet" onClick={cancel}>
              Cancel
            </Button>
          </FormEnd>
        </form>
      )}
    />
  );
}
