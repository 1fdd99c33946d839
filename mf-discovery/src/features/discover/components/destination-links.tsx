import { useApi } from '@tabi/shared/data';
import { Link } from '@tabi/shared/router';
import styles from './page.module.css';

type Props = { label: string; to: (slug: string) => string };

/** The most wanted destinations as a row of links, to narrow a list of the whole continent to one of them. */
export function DestinationLinks({ label, to }: Props) {
  const { data } = useApi('GET /api/location/top-destinations', { query: { limit: 16 } }, { background: true });
  if (!data) return null;
  return (
    <nav aria-label={label} className={styles['filters']}>
      {data.results.map(({ slug, name }) => (
        <Link key={slug} to={to(slug)}>
          {name}
        </Link>
      ))}
    </nav>
  );
}
