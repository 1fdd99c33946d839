import type { PoiDetails } from '@tabi/shared/contracts/places';
import { links } from '@tabi/shared/links';
import { Link } from '@tabi/shared/router';
import { CardSection, rowSizes } from '../../../common/components/card-section.tsx';
import { useNearbyPlaces } from '../api.ts';
import { PlaceCard } from './place-card.tsx';

/** What else is within reach. */
export function NearbyPlaces({ place }: { place: PoiDetails }) {
  const answer = useNearbyPlaces(place.slug);
  return (
    <CardSection
      title="Nearby places"
      more={<Link to={links.attractions(place.location_slug)}>All places in {place.location_name}</Link>}
      answer={answer}
      what="The places nearby"
      empty="We know of nothing else within reach of here yet."
      card={(near) => <PlaceCard place={near} sizes={rowSizes} />}
    />
  );
}
