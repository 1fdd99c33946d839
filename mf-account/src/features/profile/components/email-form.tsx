import type { User } from '@tabi/shared/contracts/people';
import { Form, TextField, rules } from '@tabi/shared/forms';
import { Button } from '@tabi/shared/ui';
import { useAccount } from '../api/account.ts';
import { FormEnd } from './form-end.tsx';
import { OwnPasswordField } from '../../../common/components/own-password-field.tsx';

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
    <Form<Values> submit={save}>
      <TextField
        name="email"
        label="New address"
        type="email"
        autoComplete="email"
        help="We mail you a link. Until you open it you sign in with the old one."
        rule={rules.all(rules.required, rules.email)}
      />
      <OwnPasswordField user={user} name="current_password" label="Your password" />
      <FormEnd button="Change the address">
        <Button look="quiet" onClick={cancel}>
          Cancel
        </Button>
      </FormEnd>
    </Form>
  );
}
