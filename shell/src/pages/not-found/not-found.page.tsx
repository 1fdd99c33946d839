import { useApi } from '@tabi/shared/data';
import { links } from '@tabi/shared/links';
import { Link, useLocation } from '@tabi/shared/router';
import { openSearch, useAppStateSource } from '@tabi/shared/state';
import { Button, ButtonLink, Column } from '@tabi/shared/ui';
import { groupsOf } from '../../search/groups.ts';
import styles from './not-found.module.css';
import { wantedBy } from './domain.ts';

const most = 6;

/** What is called like the address; where nothing is, good places to go on from. */
function useSuggestions() {
  const { pathname } = useLocation();
  const wanted = wantedBy(pathname);
  const found = useApi('GET /api/search', wanted ? { query: { text: wanted, limit: 3 } } : null, { background: true });
  const top = useApi('GET /api/location/top-destinations', { query: { limit: most } }, { background: true });
  const alike = groupsOf(found.data?.results ?? []).flatMap(({ items }) => items);
  if (alike.length > 0)
    return {
      title: 'Were you looking for this?',
      items: alike.slice(0, most).map(({ value, label }) => [value, label]),
    };
  return {
    title: 'Good places to go on from',
    items: (top.data?.results ?? []).map(({ slug, name }) => [links.destination(slug), name]),
  };
}

/** Nothing is at this address; here is what there is. */
export function Page() {
  const state = useAppStateSource();
  const { title, items } = useSuggestions();
  return (
    <Column>
      <div className={styles['page']}>
        <h1>There is nothing at this address</h1>
        <p>The page may have moved, or the link may have lost a letter on its way.</p>
        <h2>{title}</h2>
        <ul className={styles['places']}>
          {items.map(([to = '', label]) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
        <div className={styles['actions']}>
          <Button look="primary" aria-haspopup="dialog" onClick={() => openSearch(state)}>
            Search Tabi
          </Button>
          <ButtonLink to={links.home()}>Go to the front page</ButtonLink>
          <ButtonLink to={links.destinations()}>All destinations</ButtonLink>
        </div>
      </div>
    </Column>
  );
}
