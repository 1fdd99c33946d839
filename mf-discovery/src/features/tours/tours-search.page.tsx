import { links } from '@tabi/shared/links';
import { Container } from '@tabi/shared/ui';
import styles from '../../common/components/page.module.css';
import { DestinationLinks } from '../destinations/sections/destination-links.tsx';
import { TourList } from './components/tour-list.tsx';

/** Tours of all destinations. */
export function Page() {
  return (
    <Container>
      <header className={styles['head']}>
        <h1>Tours and guides</h1>
        <p>Routes to go by yourself in every destination. Take one as it is, or copy it into a trip and change it.</p>
      </header>
      <TourList />
      <DestinationLinks title="Tours by destination" to={links.tours} />
    </Container>
  );
}
