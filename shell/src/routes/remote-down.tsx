import type { RemoteError } from '@tabi/shared/federation';
import { links } from '@tabi/shared/links';
import { Button, ButtonLink, Container, ErrorState } from '@tabi/shared/ui';
import styles from './remote-down.module.css';

const explain: Record<RemoteError['failure'], string> = {
  unreachable: 'We could not reach this part of Tabi. The rest of the site works as usual.',
  timeout: 'This part of Tabi is taking too long to answer. The rest of the site works as usual.',
  broken: 'This part of Tabi failed while starting. Reload the page to try again.',
  incompatible: 'This part of Tabi is being updated. Reload the page in a moment.',
};

type Props = {
  error: RemoteError;
  retry: () => void;
  /** The page as the server sent it: still good to read. */
  kept: string | null;
};

/** Says what is wrong with the page's remote and what to do; what the server rendered stays readable. */
export function RemoteDown({ error, retry, kept }: Props) {
  const reload = error.failure === 'broken' || error.failure === 'incompatible';
  const again = reload ? () => window.location.reload() : retry;
  if (kept) {
    return (
      <>
        <div role="alert" className={styles['banner']}>
          <p>You can read this page, but its buttons do not work right now.</p>
          <Button size="small" onClick={again}>
            {reload ? 'Reload the page' : 'Try again'}
          </Button>
        </div>
        <div dangerouslySetInnerHTML={{ __html: kept }} />
      </>
    );
  }
  return (
    <Container>
      <ErrorState
        title="This page cannot be shown right now"
        text={explain[error.failure]}
        retry={reload ? undefined : retry}
      >
        {reload ? <Button onClick={again}>Reload the page</Button> : null}
        <ButtonLink to={links.home()} look="quiet">
          Back to the front page
        </ButtonLink>
      </ErrorState>
    </Container>
  );
}
