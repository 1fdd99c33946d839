import type { User } from '@tabi/shared/contracts/people';
import { Form, NewPasswordField } from '@tabi/shared/forms';
import { Button, useStepFocus } from '@tabi/shared/ui';
import { useState } from 'react';
import { useAccount } from '../api/account.ts';
import { FormEnd } from './form-end.tsx';
import { OwnPasswordField } from '../../../common/components/own-password-field.tsx';
import { ProfileSection } from '../../../common/components/profile-section.tsx';
import styles from './profile-form.module.css';

type Values = { current_password?: string; password?: string };

function PasswordForm({ user, done, cancel }: { user: Readonly<User>; done: () => void; cancel: () => void }) {
  const { change } = useAccount();
  const save = async (values: Values) => {
    const wrong = await change({ ...values, ...(values.password ? { password_confirmation: values.password } : {}) });
    if (!wrong) done();
    return wrong;
  };
  return (
    <Form<Values> submit={save}>
      {/* Tells password managers whose password this is. */}
      <input type="email" autoComplete="username" value={user.email} readOnly hidden />
      <OwnPasswordField user={user} name="current_password" label="Your password now" />
      <NewPasswordField label="New password" about={[user.name, user.email]} />
      <FormEnd button="Set the new password">
        <Button look="quiet" onClick={cancel}>
          Cancel
        </Button>
      </FormEnd>
    </Form>
  );
}

/** A new password; it signs out every other browser. */
export function PasswordSection({ user }: { user: Readonly<User> }) {
  const [stage, setStage] = useState<'rest' | 'form' | 'done'>('rest');
  const box = useStepFocus<HTMLDivElement>(stage === 'form');
  const none = user.has_password === false;
  return (
    <ProfileSection
      title="Password"
      text={
        none
          ? 'You have always come in through another service. With a password you can also sign in without it.'
          : 'A new one signs you out everywhere but here.'
      }
    >
      <div ref={box}>
        {stage === 'form' ? (
          <PasswordForm user={user} done={() => setStage('done')} cancel={() => setStage('rest')} />
        ) : (
          <div className={styles['facts']}>
            <Button onClick={() => setStage('form')}>{none ? 'Set a password' : 'Change the password'}</Button>
            <p role="status" className={styles['good']}>
              {stage === 'done' ? 'Your new password is set.' : null}
            </p>
          </div>
        )}
      </div>
    </ProfileSection>
  );
}
