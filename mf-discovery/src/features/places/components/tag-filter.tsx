import { Link, useSearchParams } from '@tabi/shared/router';
import { useEffect, useRef } from 'react';
import styles from '../../../common/components/page.module.css';
import { useTags } from '../api.ts';
import { searchOfTag, tagOf } from '../domain/tag.ts';

export const useTag = (): string => tagOf(useSearchParams()[0]);

/** What the places here are good for, as links, so that each choice has an address; on a phone a row that slides. */
export function TagFilter({ location }: { location?: string }) {
  const row = useRef<HTMLElement>(null);
  const current = useTag();
  const { data } = useTags(location);
  const tags = [{ name: '', label: 'All' }, ...(data?.results ?? [])];
  useEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (row.current && chosen) row.current.scrollLeft = chosen.offsetLeft - row.current.offsetLeft - 16;
  }, [data]);
  return (
    <nav ref={row} aria-label="Narrow down" className={styles['filters']}>
      {tags.map(({ name, label }) => (
        <Link
          key={name}
          to={{ search: searchOfTag(name) }}
          aria-current={name === current ? 'true' : undefined}
          preventScrollReset
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
