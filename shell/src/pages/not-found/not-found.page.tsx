import { useApi } from '@tabi/shared/data';
import { links } from '@tabi/shared/links';
import { Link } from '@tabi/shared/router';
import { ButtonLink, Column } from '@tabi/shared/ui';
import styles from './not-found.module.css';

/** Nothing is at this address; here is what there is. */
export function Page() {
  const { data } = useApi('GET /api/location/top-destinations', { query: { limit: 6 } }, { background: true });
  return (
    <Column>
      <div className={styles['page']}>
        <h1>There is nothing at this address</h1>
        <p>
          The page may have moved, or the link may have lost a letter on its way. These are good places to go on from:
        </p>
        <ul className={styles['places']}>
          {data?.results.map(({ slug, name }) => (
            <li key={slug}>
              <Link to={links.destination(slug)}>{name}</Link>
            </li>
          ))}
        </ul>
        <div className={styles['actions']}>
          <ButtonLink look="primary" to={links.home()}>
            Go to the front page
          </ButtonLink>
          <ButtonLink to={links.destinations()}>All destinations</ButtonLink>
        </div>
      </div>
    </Column>
  );
}
