import type { User } from '@tabi/shared/contracts/people';
import { Form, TextField, rules, shownError, useField } from '@tabi/shared/forms';
import { useState } from 'react';
import { useAccount } from '../api/account.ts';
import { FormEnd } from './form-end.tsx';
import { TimeZonePicker } from './time-zone-picker.tsx';

type Values = { name: string; timezone: string };

function TimeZoneField() {
  const { input, meta } = useField<string>('timezone');
  return <TimeZonePicker zone={input.value} choose={input.onChange} wrong={shownError(meta)} />;
}

/** Name and time zone. */
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
      initialValues={{ name: user.name, timezone: user.setting.timeZone }}
      // Whoever has to sign in again in between comes back to what they typed.
      keepDirtyOnReinitialize
    >
      <TextField name="name" label="Name" autoComplete="name" maxLength={80} rule={rules.required} />
      <TimeZoneField />
      <FormEnd button="Save" saved={saved && 'Saved.'} />
    </Form>
  );
}
