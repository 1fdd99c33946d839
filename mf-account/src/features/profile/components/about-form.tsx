import type { User } from '@tabi/shared/contracts/people';
import { Form, TextField, rules } from '@tabi/shared/forms';
import { useState } from 'react';
import { useAccount } from '../api/account.ts';
import { FormEnd } from './form-end.tsx';

type Values = { name: string };

/** By what name others see somebody. */
export function AboutForm({ user }: { user: Readonly<User> }) {
  const { change } = useAccount();
  const [saved, setSaved] = useState(false);
  const save = async (values: Values) => {
    setSaved(false);
    const wrong = await change(values);
    setSaved(!wrong);
    return wrong;
  };
  return (
    <Form<Values>
      submit={save}
      initialValues={{ name: user.name }}
      // Whoever has to sign in again in between comes back to what they typed.
      keepDirtyOnReinitialize
    >
      <TextField name="name" label="Name" autoComplete="name" maxLength={80} rule={rules.required} />
      <FormEnd button="Save" saved={saved && 'Saved.'} />
    </Form>
  );
}
