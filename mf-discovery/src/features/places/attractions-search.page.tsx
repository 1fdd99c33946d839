import { Container } from '@tabi/shared/ui';
import styles from '../../common/components/page.module.css';
import { usePlaces } from './api.ts';
import { PlaceList } from './components/place-list.tsx';
import { TagFilter, useTag } from './components/tag-filter.tsx';

/** Places of all destinations. */
export function Page() {
  const list = usePlaces({ tag: useTag() });
  return (
    <Container>
      <header className={styles['head']}>
        <h1>Places to see</h1>
        <p>From every destination, the ones that nobody should miss first.</p>
        <TagFilter />
      </header>
      <PlaceList list={list} withLocation />
    </Container>
  );
}
