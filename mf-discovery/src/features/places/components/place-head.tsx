import type { PoiDetails } from '@tabi/shared/contracts/places';
import { otherName } from '@tabi/shared/format';
import { links } from '@tabi/shared/links';
import { Link } from '@tabi/shared/router';
import { DetailsHead } from '../../../common/components/details-head.tsx';
import { PlanButton } from '../../../common/components/plan-button.tsx';
import { Rating } from '../../../common/components/rating.tsx';
import { ShareButton } from '../../../common/components/share-button.tsx';
import { WishlistHeart } from '../../../common/components/wishlist-heart.tsx';
import { searchOfTag } from '../domain/tag.ts';
import { AddToTrip } from './add-to-trip.tsx';

/** Each tag leads to the destination's places that are good for the same. */
function Tags({ place }: { place: PoiDetails }) {
  return (
    <span>
      {place.tags.map(({ name, label }, index) => (
        <span key={name}>
          {index > 0 ? ', ' : ''}
          <Link to={{ pathname: links.attractions(place.location_slug), search: searchOfTag(name) }}>{label}</Link>
        </span>
      ))}
    </span>
  );
}

/** Where the place is, its name, and what to do with it; inside an itinerary without the latter. */
export function PlaceHead({ place, inItinerary }: { place: PoiDetails; inItinerary: boolean }) {
  return (
    <DetailsHead
      trail={[
        { name: 'Home', to: links.home() },
        ...(place.country.name === place.location_name ? [] : [{ name: place.country.name }]),
        { name: place.location_name, to: links.destination(place.location_slug) },
        { name: place.name },
      ]}
      title={place.name}
      other={otherName(place)}
      // The itinerary around it has the page's heading.
      level={inItinerary ? 2 : 1}
      snippet={place.snippet}
      actions={
        inItinerary ? null : (
          <>
            <PlanButton destination={{ id: place.location_id, name: place.location_name }} />
            <AddToTrip place={place} />
            <WishlistHeart thing={{ kind: 'place', id: place.id, name: place.name }} />
            <ShareButton title={place.name} />
          </>
        )
      }
    >
      {place.rating === null ? null : <Rating rating={place.rating} count={place.review_count} />}
      <Tags place={place} />
    </DetailsHead>
  );
}
