import type { PoiDetails } from '@tabi/shared/contracts/places';
import { useApi } from '@tabi/shared/data';
import { Column, ErrorState } from '@tabi/shared/ui';
import { AboutPlace } from './about-place.tsx';
import { DetailsSkeleton } from './details-skeleton.tsx';
import { Gallery } from './gallery.tsx';
import { JoinApp } from './join-app.tsx';
import { NearbyHotels } from './nearby-hotels.tsx';
import { NearbyPlaces } from './nearby-places.tsx';
import { OpeningHours } from './opening-hours.tsx';
import { PlaceFacts } from './place-facts.tsx';
import { PlanBanner } from './plan-banner.tsx';
import { PoiHead } from './poi-head.tsx';
import styles from './poi-view.module.css';
import { Reviews } from './reviews.tsx';
import { StaySearch } from './stay-search.tsx';
import { ToursSection } from './tours-section.tsx';

/** What is around a place and what others say of it. */
function Around({ place, inItinerary }: { place: PoiDetails; inItinerary: boolean }) {
  const { id, slug, name, location_id, location_name } = place;
  const hotels = useApi(
    'GET /api/pointOfInterests/{id}/nearbyHotels',
    { params: { id: slug }, query: { limit: 6 } },
    { background: true },
  );
  return (
    <div className={styles['sections']}>
      <Reviews of={{ resource: 'PointOfInterest', id, slug, name }} />
      {inItinerary ? null : (
        <PlanBanner
          destination={{ id: location_id, name: location_name }}
          text={`Say when you come and what you like: ${name} finds its place between everything else, at an hour when it is open.`}
        />
      )}
      <ToursSection title="Tours and guides" poi={slug} near={place} />
      <NearbyPlaces place={place} />
      <NearbyHotels title="Nearby Hotels" near={place} answer={hotels} />
      <StaySearch near={place} />
      {inItinerary ? null : <JoinApp />}
    </div>
  );
}

/** All that is known of one place. Inside an itinerary it comes without its actions. */
export function PoiView({ slug, inItinerary = false }: { slug: string; inItinerary?: boolean }) {
  const { data, error, retry } = useApi('GET /api/pointOfInterests/{id}', { params: { id: slug } });
  if (error && !data) {
    return (
      <Column>
        <ErrorState title="This place cannot be shown right now" text={error.message} retry={retry} />
      </Column>
    );
  }
  if (!data) return <DetailsSkeleton />;
  const place = data.results;
  return (
    <Column>
      <PoiHead place={place} inItinerary={inItinerary} />
      <Gallery place={place} />
      <div className={styles['columns']}>
        <AboutPlace text={place.description} />
        <div className={styles['facts']}>
          <PlaceFacts place={place} />
        </div>
        <OpeningHours place={place} />
      </div>
      <Around place={place} inItinerary={inItinerary} />
    </Column>
  );
}
