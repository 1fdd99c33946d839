import { useParams } from '@tabi/shared/router';
import { Container, ErrorState } from '@tabi/shared/ui';
import { DetailsSkeleton } from '../../common/components/details-skeleton.tsx';
import { PlanBanner } from '../../common/components/plan-banner.tsx';
import { HotelsNearPlace } from '../hotels/sections/hotels-near-place.tsx';
import { StaySearch } from '../hotels/sections/stay-search.tsx';
import { Reviews } from '../reviews/sections/reviews.tsx';
import { TourRow } from '../tours/sections/tour-row.tsx';
import { usePlace } from './api.ts';
import { JoinApp } from './components/join-app.tsx';
import { NearbyPlaces } from './components/nearby-places.tsx';
import { PlaceView } from './components/place-view.tsx';
import { Surroundings } from './components/surroundings.tsx';

/** All that is known of one place, and what is around it. Inside an itinerary it comes without its actions. */
export function Place({ slug, inItinerary = false }: { slug: string; inItinerary?: boolean }) {
  const { data, error, retry } = usePlace(slug);
  if (error && !data) {
    return (
      <Container>
        <ErrorState title="This place cannot be shown right now" text={error.message} retry={retry} />
      </Container>
    );
  }
  if (!data) return <DetailsSkeleton />;
  const place = data.results;
  const { id, name, location_id, location_name } = place;
  return (
    <PlaceView place={place} inItinerary={inItinerary}>
      <Reviews of={{ resource: 'PointOfInterest', id, slug: place.slug, name }} />
      {inItinerary ? null : (
        <PlanBanner
          destination={{ id: location_id, name: location_name }}
          text={`Say when you come and what you like: ${name} finds its place between everything else, at an hour when it is open.`}
        />
      )}
      <TourRow title="Tours and guides" poi={place.slug} near={place} />
      {inItinerary ? null : <Surroundings place={place} />}
      <NearbyPlaces place={place} />
      <HotelsNearPlace place={place} />
      <StaySearch near={place} />
      {inItinerary ? null : <JoinApp />}
    </PlaceView>
  );
}

/** One place, by its own address or its destination's. */
export function Page() {
  const { poiId = '' } = useParams();
  return <Place slug={poiId} />;
}
