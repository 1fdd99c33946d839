import { useParams } from '@tabi/shared/router';
import { Container } from '@tabi/shared/ui';
import { useState } from 'react';
import { DeadLink } from './components/dead-link.tsx';
import { PasswordSet } from './components/password-set.tsx';
import { ResetForm } from './components/reset-form.tsx';
import styles from './reset-password.module.css';

/** Where the link in the mail leads: a new password, once and within the hour. For guests alone; the shell sees to that. */
export function Page() {
  const { email = '', token = '' } = useParams();
  const [stage, setStage] = useState<'form' | 'done' | 'dead'>('form');
  return (
    <Container className={styles['page']}>
      {stage === 'form' ? (
        <ResetForm email={email} token={token} done={() => setStage('done')} dead={() => setStage('dead')} />
      ) : null}
      {stage === 'done' ? <PasswordSet /> : null}
      {stage === 'dead' ? <DeadLink /> : null}
    </Container>
  );
}
