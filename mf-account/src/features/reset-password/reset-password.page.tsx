import { useParams } from '@tabi/shared/router';
import { Container } from '@tabi/shared/ui';
import { useState } from 'react';
import { DeadLink } from './components/dead-link.tsx';
import { PasswordSet } from './components/password-set.tsx';
import { ResetForm } from './components/reset-form.tsx';
import styles from './reset-password.module.css';

type Stage = { at: 'form' } | { at: 'done' } | { at: 'dead'; why: string };

/** Where the link in the mail leads: a new password, once and within the hour. For guests alone; the shell sees to that. */
export function Page() {
  const { email = '', token = '' } = useParams();
  const [stage, setStage] = useState<Stage>({ at: 'form' });
  return (
    <Container className={styles['page']}>
      {stage.at === 'form' ? (
        <ResetForm
          email={email}
          token={token}
          done={() => setStage({ at: 'done' })}
          dead={(why) => setStage({ at: 'dead', why })}
        />
      ) : null}
      {stage.at === 'done' ? <PasswordSet /> : null}
      {stage.at === 'dead' ? <DeadLink why={stage.why} email={email} /> : null}
    </Container>
  );
}
