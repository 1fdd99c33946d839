import { askToSignIn, useAppStateSource } from '@tabi/shared/state';
import { Button } from '@tabi/shared/ui';
import { Stage } from './stage.tsx';
import styles from './ways-on.module.css';

export function PasswordSet() {
  const state = useAppStateSource();
  return (
    <Stage
      next
      title="Your new password is set"
      text="Sign in with it. Wherever you were signed in before, you are signed out now."
    >
      <div className={styles['ways']}>
        <Button look="primary" onClick={() => askToSignIn(state)}>
          Sign in
        </Button>
      </div>
    </Stage>
  );
}
