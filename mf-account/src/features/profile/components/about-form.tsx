import type { User } from '@tabi/shared/contracts/people';
import { Form, TextField, focusFirstError, rules, useField } from '@tabi/shared/forms';
import { useState } from 'react';
import { useAccount } from '../api.ts';
import { FormEnd } from './form-end.tsx';
import { TimeZonePicker } from './time-zone-picker.tsx';
import styles from './profile-form.module.css';

type Values = { name: string; timezone: string };

function TimeZoneField() {
  const { input, meta } = useField<string>('timezone');
  const wrong = meta.dirtySinceLastSubmit ? undefined : (meta.submitError as string | undefined);
  return <TimeZonePicker zone={input.value} choose={input.onChange} wrong={wrong} />;
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
      onSubmit={save}
      initialValues={{ name: user.name, timezone: user.setting.timeZone }}
      // Whoever has to sign in again in between comes back to what they typed.
      keepDirtyOnReinitialize
      render={({ handleSubmit }) => (
        <form
          onSubmit={(event) => void focusFirstError(event.currentTarget, handleSubmit(event))}
          noValidate
          className={styles['form']}
        >
          <TextField name="name" label="Name" autoComplete="name" maxLength={80} rule={rules.required} />
          <TimeZoneField />
          <FormEnd button="Save" saved={saved && 'Saved.'} />
        </form>
      )}
    />
  );
}
