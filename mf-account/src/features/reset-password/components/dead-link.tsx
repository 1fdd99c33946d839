import { links } from '@tabi/shared/links';
import { showFailure, useAppStateSource } from '@tabi/shared/state';
import { Button, ButtonLink } from '@tabi/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { useNewLink } from '../api.ts';
import { Stage } from './stage.tsx';
import styles from './ways-on.module.css';

type Props = {
  /** What is wrong with the link, as a sentence. */
  why: string;
  email: string;
};

/** The link was used before, is older than an hour, or was cut off by the mail program. */
export function DeadLink({ why, email }: Props) {
  const state = useAppStateSource();
  const mail = useNewLink();
  const [asking, setAsking] = useState(false);
  const [said, setSaid] = useState('');
  const answer = useRef<HTMLParagraphElement>(null);
  // The button that was pressed is gone.
  useEffect(() => {
    if (said) answer.current?.focus();
  }, [said]);
  const ask = async () => {
    if (asking) return;
    setAsking(true);
    try {
      setSaid(await mail(email));
    } catch (failure) {
      showFailure(state, failure);
    }
    setAsking(false);
  };
  return (
    <Stage
      next
      title="This link does not work any more"
      text={`${why} A link sets a password once, within an hour of the mail.`}
    >
      <p ref={answer} role="status" tabIndex={-1}>
        {said}
      </p>
      <div className={styles['ways']}>
        {said ? null : (
          <Button look="primary" aria-disabled={asking} onClick={() => void ask()}>
            {`Mail a new link to ${email}`}
          </Button>
        )}
        <ButtonLink look="quiet" to={links.home()}>
          Back to the front page
        </ButtonLink>
      </div>
    </Stage>
  );
}
