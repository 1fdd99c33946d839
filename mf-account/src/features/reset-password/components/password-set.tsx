import { askToSignIn, useAppStateSource } from '@tabi/shared/state';
import { Button } from '@tabi/shared/ui';
import { Stage } from './stage.tsx';
import styles from './ways-on.module.css';

/** Seen until the shell has found out who is in; by who could not be signed in, until they sign in. */
export function PasswordSet() {
  const state = useAppStateSource();
  return (
    <Stage next title="Your new password is set" text="Wherever you were signed in before, you are signed out now.">
      <div className={styles['ways']}>
        <Button look="primary" onClick={() => askToSignIn(state)}>
          Sign in
        </Button>
      </div>
    </Stage>
  );
}
