import type { User } from '@tabi/shared/contracts/people';
import type { SecurityChanged } from '@tabi/shared/contracts/second-factor';
import { Form, FormProblem, rules, SubmitButton, TextField } from '@tabi/shared/forms';
import { Dialog } from '@tabi/shared/ui-overlay';
import { useEffect, useRef, useState } from 'react';
import { useSecurityChanges } from '../api/security.ts';
import styles from './authenticator-dialog.module.css';
import { OwnerForm } from './owner-dialog.tsx';
import { QrCode } from './qr-code.tsx';

type Secret = { secret: string; url: string };

/** `ABCD EFGH`, as people type it. */
const inGroups = (secret: string) => secret.replaceAll(/(.{4})(?=.)/g, '$1 ');

type ConfirmProps = { of: Secret; done: (changed: SecurityChanged) => void };

function Confirm({ of: { secret, url }, done }: ConfirmProps) {
  const { confirmAuthenticator } = useSecurityChanges();
  const submit = async ({ code }: { code: string }) => done(await confirmAuthenticator(code));
  const step = useRef<HTMLDivElement>(null);
  // It takes the place of the step before, and the focus that this had.
  useEffect(() => step.current?.querySelector('input')?.focus(), []);
  return (
    <div ref={step}>
      <div className={styles['pair']}>
        <QrCode text={url} label="Picture for your authenticator app" />
        <div>
          <p>No camera at hand? Type this into the app instead:</p>
          <p className={styles['secret']}>
            <code>{inGroups(secret)}</code>
          </p>
          <p>
            <a href={url}>Or open the app on this device</a>
          </p>
        </div>
      </div>
      <Form<{ code: string }> submit={submit}>
        <TextField
          name="code"
          label="Code of the app"
          inputMode="numeric"
          autoComplete="one-time-code"
          rule={rules.required}
        />
        <FormProblem />
        <SubmitButton busy="Checking…">Confirm</SubmitButton>
      </Form>
    </div>
  );
}

type Props = { user: Readonly<User>; done: (changed: SecurityChanged) => void; onClose: () => void };

const intros = {
  password: 'It makes a new code every 30 seconds, without a network. Which app is up to you.',
  code: 'Scan the picture with the app on your phone, and type the code that it then shows.',
};

/** First the password, then the app, then a code of it. */
export function AuthenticatorDialog({ user, done, onClose }: Props) {
  const { beginAuthenticator } = useSecurityChanges();
  const [secret, setSecret] = useState<Secret | null>(null);
  const begin = async (shown: { password?: string }) => setSecret(await beginAuthenticator(shown));
  return (
    <Dialog
      open
      size="medium"
      title="Add an authenticator app"
      intro={secret ? intros.code : intros.password}
      onClose={onClose}
    >
      {secret ? (
        <Confirm of={secret} done={done} />
      ) : (
        <OwnerForm user={user} button="Go on" act={begin} onClose={onClose} />
      )}
    </Dialog>
  );
}
