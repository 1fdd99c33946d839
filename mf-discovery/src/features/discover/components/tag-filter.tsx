import { useApi } from '@tabi/shared/data';
import { Link, useSearchParams } from '@tabi/shared/router';
import styles from './page.module.css';

/** What the address narrows the places to; empty for all. */
export const useTag = (): string => useSearchParams()[0].get('tag') ?? '';

/** What the places here are good for, as links, so that each choice has an address. */
export function TagFilter({ location }: { location?: string }) {
  const current = useTag();
  const { data } = useApi('GET /api/tags', { query: location ? { location } : {} }, { background: true });
  const tags = [{ name: '', label: 'All' }, ...(data?.results ?? [])];
  return (
    <nav aria-label="Narrow down" className={styles['filters']}>
      {tags.map(({ name, label }) => (
        <Link
          key={name}
          to={{ search: name ? `?tag=${name}` : '' }}
          aria-current={name === current ? 'true' : undefined}
          preventScrollReset
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
