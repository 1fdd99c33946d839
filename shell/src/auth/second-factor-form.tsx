import type { User } from '@tabi/shared/contracts/people';
import { ApiError, useApi, useApiClient } from '@tabi/shared/data';
import { Form, FormProblem, rules, SubmitButton, TextField } from '@tabi/shared/forms';
import { Loaded, Skeleton } from '@tabi/shared/ui';
import { useEffect, useRef } from 'react';
import { PasskeyButton } from './passkey-button.tsx';
import { passkeysWork } from './passkey.ts';
import styles from './auth.module.css';

type Values = { code: string };
type Props = {
  done: (user: User) => void;
  /** The password was shown too long ago, and has to be shown again. */
  tooLate: () => void;
};

function CodeForm({ done, tooLate }: Props) {
  const api = useApiClient();
  const form = useRef<HTMLDivElement>(null);
  // It comes after the dialog, or in the place of what had the focus.
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const submit = async (body: Values) => {
    try {
      done((await api.call('POST /api/login/second-factor', { body }, { background: true })).results);
    } catch (problem) {
      if (problem instanceof ApiError && problem.code === 'link-expired') tooLate();
      else throw problem;
    }
  };
  return (
    <div ref={form}>
      <Form<Values> className={styles['form']} submit={submit}>
        <TextField
          name="code"
          label="Code"
          help="The six digits that your authenticator app shows now, or one of your recovery codes."
          autoComplete="one-time-code"
          rule={rules.required}
        />
        <FormProblem />
        <SubmitButton wide busy="Signing in…">
          Sign in
        </SubmitButton>
      </Form>
    </div>
  );
}

/** What is asked after the password, where the account wants it: a passkey or a code. */
export function SecondFactorForm({ done, tooLate }: Props) {
  const asked = useApi('GET /api/login/second-factor', {}, { background: true, live: true });
  return (
    <Loaded of={asked} what="What opens your account" skeleton={<Skeleton shape="card" />}>
      {({ results }) => (
        <>
          {results.passkey && passkeysWork() ? (
            <>
              <div className={styles['social']}>
                <PasskeyButton path="POST /api/login/second-factor" done={done} />
              </div>
              <p className={styles['or']}>or with a code</p>
            </>
          ) : null}
          <CodeForm done={done} tooLate={tooLate} />
        </>
      )}
    </Loaded>
  );
}
