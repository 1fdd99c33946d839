import { ApiError } from '@tabi/shared/data';
import { links } from '@tabi/shared/links';
import { useSearchParams } from '@tabi/shared/router';
import { ButtonLink, Container, Loaded } from '@tabi/shared/ui';
import { useSharedWishlist } from './api/list.ts';
import { SharedView } from './components/shared-view.tsx';
import { ThingsSkeleton } from './components/things-skeleton.tsx';
import styles from './wishlist.module.css';

function LinkEnded() {
  return (
    <div className={styles['ended']}>
      <h1>This link opens no list</h1>
      <p>Perhaps whose list it is has ended the link. Ask them for another one.</p>
      <div>
        <ButtonLink to={links.destinations()}>Look for places</ButtonLink>
      </div>
    </div>
  );
}

function TheList({ token }: { token: string }) {
  const asked = useSharedWishlist(token);
  if (asked.error instanceof ApiError && asked.error.status === 404) return <LinkEnded />;
  return (
    <Loaded of={asked} what="This list" skeleton={<ThingsSkeleton />}>
      {({ results }) => <SharedView list={results} />}
    </Loaded>
  );
}

/** A list as whoever has its link sees it, signed in or not. */
export function Page() {
  const [search] = useSearchParams();
  const token = search.get('token');
  return <Container className={styles['page']}>{token ? <TheList token={token} /> : <LinkEnded />}</Container>;
}
