import type { HotelDetails } from '@tabi/shared/contracts/hotels';
import { otherName } from '@tabi/shared/format';
import { links } from '@tabi/shared/links';
import { DetailsHead } from '../../../common/components/details-head.tsx';
import { PlanButton } from '../../../common/components/plan-button.tsx';
import { Rating } from '../../../common/components/rating.tsx';
import { ShareButton } from '../../../common/components/share-button.tsx';
import { formatKind } from '../../../common/domain/words.ts';
import { formatStars } from '../domain/stays.ts';

/** Where the hotel is, its name, and what to do with it. */
export const HotelHead = ({ hotel }: { hotel: HotelDetails }) => (
  <DetailsHead
    trail={[
      { name: 'Home', to: links.home() },
      { name: hotel.location_name, to: links.destination(hotel.location_slug) },
      { name: 'Hotels', to: links.hotels(hotel.location_slug) },
      { name: hotel.name },
    ]}
    title={hotel.name}
    other={otherName(hotel)}
    snippet={hotel.about ?? undefined}
    actions={
      <>
        <PlanButton destination={{ id: hotel.location_id, name: hotel.location_name }} />
        <ShareButton title={hotel.name} />
      </>
    }
  >
    {hotel.rating === null ? null : <Rating rating={hotel.rating} count={hotel.review_count} />}
    <span>{[formatKind(hotel.kind), formatStars(hotel), hotel.district].filter(Boolean).join(' · ')}</span>
  </DetailsHead>
);
