import type { User } from '@tabi/shared/contracts/people';
import { useApiClient } from '@tabi/shared/data';
import { Form, TextField, focusFirstError, rules, submitErrors } from '@tabi/shared/forms';
import { useAppStateSource } from '@tabi/shared/state';
import { Button } from '@tabi/shared/ui';
import { useState } from 'react';
import { TimeZoneField } from './time-zone-field.tsx';
import styles from './profile-form.module.css';

type Values = { name: string; email: string; timezone: string };

/** Name and time zone; the address is only shown. */
export function ProfileForm({ user }: { user: Readonly<User> }) {
  const api = useApiClient();
  const state = useAppStateSource();
  const [saved, setSaved] = useState(false);
  const save = async ({ name, timezone }: Values) => {
    setSaved(false);
    try {
      const { results } = await api.call('PUT /api/user', { body: { name, timezone } });
      state.session.user = results;
      setSaved(true);
      return undefined;
    } catch (error) {
      return submitErrors(error);
    }
  };
  return (
    <Form<Values>
      onSubmit={save}
      initialValues={{ name: user.name, email: user.email, timezone: user.setting.timeZone }}
      render={({ handleSubmit, submitting, dirty, submitError, dirtySinceLastSubmit }) => (
        <form
          onSubmit={(event) => void focusFirstError(event.currentTarget, handleSubmit(event))}
          noValidate
          className={styles['form']}
        >
          <TextField name="name" label="Name" autoComplete="name" maxLength={80} rule={rules.required} />
          <TextField
            name="email"
            label="Email"
            type="email"
            readOnly
            help="You sign in with it. It cannot be changed yet."
          />
          <TimeZoneField />
          {submitError && !dirtySinceLastSubmit ? (
            <p role="alert" className={styles['problem']}>
              {submitError}
            </p>
          ) : null}
          <div className={styles['end']}>
            <Button type="submit" look="primary" disabled={!dirty || submitting}>
              {submitting ? 'Saving…' : 'Save'}
            </Button>
            <p role="status" className={styles['saved']}>
              {saved && !dirty ? 'Saved.' : null}
            </p>
          </div>
        </form>
      )}
    />
  );
}
