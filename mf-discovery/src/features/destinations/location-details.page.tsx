import { useParams } from '@tabi/shared/router';
import { Container, ErrorState } from '@tabi/shared/ui';
import { PlanBanner } from '../../common/components/plan-banner.tsx';
import { DestinationHotels } from '../hotels/sections/destination-hotels.tsx';
import { JourneyRow } from '../journeys/sections/journey-row.tsx';
import { PlacesMap } from '../places/sections/places-map.tsx';
import { TopPlaces } from '../places/sections/top-places.tsx';
import { Reviews } from '../reviews/sections/reviews.tsx';
import { DestinationSearch } from '../search/sections/destination-search.tsx';
import { TourRow } from '../tours/sections/tour-row.tsx';
import { useDestination } from './api.ts';
import { Guide } from './components/guide.tsx';
import { LocationHero, LocationSkeleton } from './components/location-hero.tsx';
import styles from './components/location.module.css';
import { Neighbours } from './components/neighbours.tsx';
import { LocalGuide } from './sections/local-guide.tsx';
import { Stories } from './sections/stories.tsx';

/** One destination, like the opening pages of its chapter in a guidebook. */
export function Page() {
  const { id: slug = '' } = useParams();
  const { data, error, retry } = useDestination(slug);
  if (error && !data) {
    return (
      <Container>
        <ErrorState title="This destination cannot be shown right now" text={error.message} retry={retry} />
      </Container>
    );
  }
  if (!data) return <LocationSkeleton />;
  const location = data.results;
  const { id, name } = location;
  return (
    <>
      <LocationHero location={location} />
      <Container className={styles['sections']}>
        <Guide location={location} />
        <TopPlaces location={location} />
        <PlacesMap location={location} />
        <TourRow
          title={`Tours and guides in ${name}`}
          near={{ location_slug: location.slug, location_name: location.name }}
        />
        <PlanBanner
          destination={{ id, name }}
          text="Say when you come and what you like. The days are laid out by opening hours and the ways between, for you to change."
        />
        <DestinationHotels location={location} />
        <LocalGuide location={location} />
        <JourneyRow location={location} />
        <Stories location={location} />
        <Reviews of={{ resource: 'Location', id, slug: location.slug, name }} />
        <Neighbours of={location} />
        <DestinationSearch />
      </Container>
    </>
  );
}
