import { links } from '@tabi/shared/links';
import { Container } from '@tabi/shared/ui';
import styles from '../../common/components/page.module.css';
import { DestinationLinks } from '../destinations/sections/destination-links.tsx';
import { HotelList } from './components/hotel-list.tsx';

/** Hotels of all destinations. */
export function Page() {
  return (
    <Container>
      <header className={styles['head']}>
        <h1>Hotels</h1>
        <p>From a bed in an old townhouse to a palace on a lake.</p>
      </header>
      <HotelList />
      <DestinationLinks title="Hotels by destination" to={links.hotels} />
    </Container>
  );
}
