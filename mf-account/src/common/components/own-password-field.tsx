import type { User } from '@tabi/shared/contracts/people';
import { TextField, rules } from '@tabi/shared/forms';

type Props = { user: Readonly<User>; name: string; label: string };

/** Makes sure that it is the owner who asks; nothing for who has always come in through another service. */
export function OwnPasswordField({ user, name, label }: Props) {
  if (user.has_password === false) return null;
  return <TextField name={name} label={label} type="password" autoComplete="current-password" rule={rules.required} />;
}
