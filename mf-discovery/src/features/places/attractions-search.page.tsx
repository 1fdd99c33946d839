import { Container } from '@tabi/shared/ui';
import styles from '../../common/components/page.module.css';
import { PlaceList } from './components/place-list.tsx';

/** Places of all destinations. */
export function Page() {
  return (
    <Container>
      <header className={styles['head']}>
        <h1>Places to see</h1>
        <p>From every destination, the ones that nobody should miss first.</p>
      </header>
      <PlaceList />
    </Container>
  );
}
