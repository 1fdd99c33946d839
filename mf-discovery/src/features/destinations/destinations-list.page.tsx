import type { Location } from '@tabi/shared/contracts/places';
import { links } from '@tabi/shared/links';
import { Link } from '@tabi/shared/router';
import { Container } from '@tabi/shared/ui';
import { posterSizes } from '../../common/components/grid.tsx';
import type { CardProps } from '../../common/components/listing-results.tsx';
import { Listing } from '../../common/components/listing.tsx';
import styles from '../../common/components/page.module.css';
import { useWish } from '../../common/components/use-wish.ts';
import { useDestinations } from './api.ts';
import { DestinationCard } from './components/destination-card.tsx';
import { NoDestination } from './components/no-destination.tsx';

const sorts = [
  { value: '', label: 'Most popular' },
  { value: 'name', label: 'By name' },
  { value: 'distance', label: 'Nearest to me' },
];

const Card = ({ item, index }: CardProps<Location>) => (
  <DestinationCard destination={item} sizes={posterSizes} eager={index < 3} poster level={2} />
);
const pin = ({ slug, lat, lng, name }: Location) => ({ id: slug, lat, lng, label: name, mark: '' });

/** Every destination, most loved first, as a wall of posters that is searched and narrowed; or on the map. */
export function Page() {
  const wish = useWish('locations');
  return (
    <Container>
      <header className={styles['head']}>
        <h1>Destinations</h1>
        <p>
          Cities and places all over Asia that we know well enough to plan a day in.{' '}
          <Link to={links.journeys()}>Journeys</Link> lead through several of them.
        </p>
      </header>
      <Listing
        posters
        type="locations"
        noun="destination"
        {...{ wish, sorts, pin }}
        list={useDestinations(wish)}
        search={{ label: 'Search destinations', placeholder: 'Kyoto, 京都, Hanoi…' }}
        card={Card}
        empty={<NoDestination wish={wish} />}
      />
    </Container>
  );
}
