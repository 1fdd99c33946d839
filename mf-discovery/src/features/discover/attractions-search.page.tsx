import { usePages } from '@tabi/shared/data';
import { Column } from '@tabi/shared/ui';
import { PlaceList } from './components/place-list.tsx';
import { TagFilter, useTag } from './components/tag-filter.tsx';
import styles from './components/page.module.css';

/** Places of all destinations. */
export function Page() {
  const tag = useTag();
  const list = usePages('GET /api/pointOfInterests', { query: tag ? { tag } : {} });
  return (
    <Column>
      <header className={styles['head']}>
        <h1>Places to see</h1>
        <p>From every destination, the ones that nobody should miss first.</p>
        <TagFilter />
      </header>
      <PlaceList list={list} withLocation />
    </Column>
  );
}
