import { useApi } from '@tabi/shared/data';
import { links } from '@tabi/shared/links';
import { useLocation } from '@tabi/shared/router';
import { openSearch, useAppStateSource } from '@tabi/shared/state';
import { Button, ButtonLink, Container } from '@tabi/shared/ui';
import type { LedHere } from '../../routes/use-redirects.ts';
import { pathOf, withLocal } from '../../search/groups.ts';
import { Suggestions } from './components/suggestions.tsx';
import styles from './not-found.module.css';
import { isNamedLike, wantedBy } from './domain.ts';

const most = 4;

/** What is called like the address. */
function Alike() {
  const wanted = wantedBy(useLocation().pathname);
  const { data } = useApi('GET /api/search', wanted ? { query: { text: wanted, limit: 3 } } : null, {
    background: true,
  });
  const alike = (data?.results ?? []).filter(({ kind, name }) => kind !== 'post' || isNamedLike(name, wanted ?? ''));
  const items = alike.slice(0, most).map((hit) => ({ ...hit, to: pathOf(hit), name: withLocal(hit) }));
  return <Suggestions title="Were you looking for this?" items={items} />;
}

function GoodPlaces() {
  const { data } = useApi('GET /api/location/recommended', {}, { background: true });
  const items = (data?.results ?? []).slice(0, most).map(({ slug, name, country, cover }) => ({
    to: links.destination(slug),
    name,
    detail: country.name,
    picture: cover,
  }));
  return <Suggestions title="Good places to go on from" items={items} />;
}

/** Whether somebody came by the token of a link, which says nothing of what it once opened. */
function useByLink(): boolean {
  const { search, state } = useLocation();
  return new URLSearchParams(search).has('token') || (state as LedHere | null)?.byLink === true;
}

/** Nothing is at this address; here is what there is. */
export function Page() {
  const state = useAppStateSource();
  const byLink = useByLink();
  return (
    <Container>
      <div className={styles['page']}>
        <h1>There is nothing at this address</h1>
        <p>
          {byLink
            ? 'The invitation or link may have been used already, been taken back, or be too old. Who sent it can send a new one.'
            : 'The page may have moved, or the link may have lost a letter on its way.'}
        </p>
        <div className={styles['actions']}>
          <Button look="primary" aria-haspopup="dialog" onClick={() => openSearch(state)}>
            Search Tabi
          </Button>
          <ButtonLink to={links.home()}>Go to the front page</ButtonLink>
          <ButtonLink to={links.destinations()}>All destinations</ButtonLink>
        </div>
        <Alike />
        <GoodPlaces />
      </div>
    </Container>
  );
}
