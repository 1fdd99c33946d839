import type { Session } from '@tabi/shared/contracts/people';
import { useFormats } from '@tabi/shared/state';
import { Button, Loaded, Skeleton } from '@tabi/shared/ui';
import { useSessions } from '../api/sessions.ts';
import styles from './browsers.module.css';
import { ProfileSection } from '../../../common/components/profile-section.tsx';

const nameOf = ({ device }: Session) => device ?? 'A browser that does not say which';

type BrowserProps = { session: Session; end: () => void };

function Browser({ session, end }: BrowserProps) {
  const since = useFormats().moment(session.signed_in_at);
  return (
    <li>
      <div>
        <p className={styles['name']}>{nameOf(session)}</p>
        <p className={styles['when']}>{session.current ? 'This browser' : `Signed in since ${since}`}</p>
      </div>
      {session.current ? null : (
        <Button size="small" aria-label={`Sign out ${nameOf(session)}, signed in since ${since}`} onClick={end}>
          Sign out
        </Button>
      )}
    </li>
  );
}

/** The browsers that are signed in to the account; each is signed out by itself, or all others at once. */
export function Browsers() {
  const { end, endOthers, ...asked } = useSessions();
  return (
    <ProfileSection
      title="Where you are signed in"
      text="You do not know one of them? Sign it out, and set a new password."
    >
      <Loaded of={asked} what="The list of browsers" skeleton={<Skeleton shape="card" />}>
        {({ results }) => (
          <>
            <ul className={styles['browsers']}>
              {results.map((session) => (
                <Browser key={session.id} session={session} end={() => void end(session)} />
              ))}
            </ul>
            {results.length > 2 ? <Button onClick={() => void endOthers()}>Sign out everywhere else</Button> : null}
          </>
        )}
      </Loaded>
    </ProfileSection>
  );
}
