import type { PoiDetails } from '@tabi/shared/contracts/places';
import { useApi } from '@tabi/shared/data';
import { links } from '@tabi/shared/links';
import { Link } from '@tabi/shared/router';
import { CardSection, rowSizes } from './card-section.tsx';
import { PlaceCard } from './place-card.tsx';

/** What else is within reach. */
export function NearbyPlaces({ place }: { place: PoiDetails }) {
  const answer = useApi(
    'GET /api/pointOfInterests/{id}/nearby',
    { params: { id: place.slug }, query: { limit: 6 } },
    { background: true },
  );
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
