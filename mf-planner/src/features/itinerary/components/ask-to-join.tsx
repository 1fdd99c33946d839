import { showFailure, useAppState, useAppStateSource } from '@tabi/shared/state';
import { Button } from '@tabi/shared/ui';
import { useJoin } from '../api.ts';
import styles from './ask-to-join.module.css';

type Props = {
  id: string;
  token: string;
  /** As much as may be told of the address that it was mailed to. */
  email: string;
};

/** An invitation that was mailed to another address than that of the account which opens it: nobody uses it up unasked. */
export function AskToJoin({ id, token, email }: Props) {
  const { user } = useAppState().session;
  const state = useAppStateSource();
  const join = useJoin(id, token);
  if (!user) return null;
  return (
    <section className={styles['ask']} aria-label="Invitation">
      <div>
        <h2>This invitation was mailed to {email}</h2>
        <p>
          You are signed in as {user.name}, {user.email}. To join with another account, log out and open the link of the
          mail again.
        </p>
      </div>
      <Button look="primary" onClick={() => void join().catch((failure: unknown) => showFailure(state, failure))}>
        Join as {user.name}
      </Button>
    </section>
  );
}
