import { useApi } from '@tabi/shared/data';
import { links } from '@tabi/shared/links';
import { Button, ButtonLink, Picture } from '@tabi/shared/ui';
import styles from './no-lists.module.css';

/** Three posters on a table, and what to do next. */
export function NoLists({ begin }: { begin: () => void }) {
  const { data } = useApi('GET /api/location/recommended', {}, { background: true });
  return (
    <div className={styles['empty']}>
      <div className={styles['words']}>
        <h2>No lists yet</h2>
        <p>Press the heart on a place or a destination that you like, and it is kept here for a trip to come.</p>
        <div className={styles['ways']}>
          <ButtonLink look="primary" size="large" to={links.destinations()}>
            Look for places
          </ButtonLink>
          <Button size="large" onClick={begin}>
            New list
          </Button>
        </div>
      </div>
      <ul className={styles['posters']} aria-hidden="true">
        {data?.results.slice(0, 3).map(({ slug, cover }) => (
          <li key={slug}>
            <Picture picture={cover} alt="" shape="tall" sizes="220px" className={styles['picture']} />
          </li>
        ))}
      </ul>
    </div>
  );
}
