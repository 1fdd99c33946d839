import { links } from '@tabi/shared/links';
import { askToSignIn, useAppStateSource } from '@tabi/shared/state';
import { Button, ButtonLink } from '@tabi/shared/ui';
import { Stage } from './stage.tsx';
import styles from './ways-on.module.css';

/** The link was used before, is older than an hour, or was cut off by the mail program. */
export function DeadLink() {
  const state = useAppStateSource();
  return (
    <Stage
      next
      title="This link does not work any more"
      text="A link sets a password once, within an hour of the mail. Ask for a new one: choose “Forgot your password?” where you sign in."
    >
      <div className={styles['ways']}>
        <Button look="primary" onClick={() => askToSignIn(state)}>
          Ask for a new link
        </Button>
        <ButtonLink look="quiet" to={links.home()}>
          Back to the front page
        </ButtonLink>
      </div>
    </Stage>
  );
}
