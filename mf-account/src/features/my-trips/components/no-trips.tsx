import { useApi } from '@tabi/shared/data';
import { Button, Picture } from '@tabi/shared/ui';
import styles from './no-trips.module.css';

/** Three posters on a table, and what to do next. */
export function NoTrips({ plan }: { plan: () => void }) {
  const { data } = useApi('GET /api/location/top-destinations', { query: { limit: 3 } }, { background: true });
  return (
    <div className={styles['empty']}>
      <div className={styles['words']}>
        <h2>No trips yet</h2>
        <p>Say where and when, and a first plan is here in seconds. You can change all of it.</p>
        <Button look="primary" size="large" onClick={plan}>
          Start planning now
        </Button>
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
