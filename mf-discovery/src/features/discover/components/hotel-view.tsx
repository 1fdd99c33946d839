import type { HotelDetails } from '@tabi/shared/contracts/hotels';
import { useApi } from '@tabi/shared/data';
import { links } from '@tabi/shared/links';
import { classNames, Column, Picture } from '@tabi/shared/ui';
import { sayStars } from '../domain/stays.ts';
import { otherName, sayKind } from '../domain/words.ts';
import { CardSection, rowSizes } from './card-section.tsx';
import { DetailsHead } from './details-head.tsx';
import { HotelFacts } from './hotel-facts.tsx';
import { HotelMap } from './hotel-map.tsx';
import { NearbyHotels } from './nearby-hotels.tsx';
import { PlaceCard } from './place-card.tsx';
import { PlanButton } from './plan-button.tsx';
import styles from './poi-view.module.css';
import { Rating } from './rating.tsx';
import { Reviews } from './reviews.tsx';
import { ShareButton } from './share-button.tsx';

const none: never[] = [];

function Head({ hotel }: { hotel: HotelDetails }) {
  return (
    <DetailsHead
      trail={[
        { name: 'Home', to: links.home() },
        { name: hotel.location_name, to: links.destination(hotel.location_slug) },
        { name: 'Hotels', to: links.hotels(hotel.location_slug) },
        { name: hotel.name },
      ]}
      title={hotel.name}
      other={otherName(hotel)}
      actions={
        <>
          <PlanButton destination={{ id: hotel.location_id, name: hotel.location_name }} />
          <ShareButton title={hotel.name} />
        </>
      }
    >
      {hotel.rating === null ? null : <Rating rating={hotel.rating} count={hotel.review_count} />}
      <span>{[sayKind(hotel.kind), sayStars(hotel), hotel.district].filter(Boolean).join(' · ')}</span>
    </DetailsHead>
  );
}

/** All that is known of one hotel, and what is around it. */
export function HotelView({ hotel }: { hotel: HotelDetails }) {
  const places = useApi(
    'GET /api/pointOfInterests',
    { query: { location: hotel.location_slug, near: `${hotel.lat},${hotel.lng}`, sort: 'distance', per_page: 6 } },
    { background: true },
  );
  const hotels = useApi(
    'GET /api/hotels/{id}/nearby',
    { params: { id: hotel.slug }, query: { limit: 6 } },
    { background: true },
  );
  return (
    <Column>
      <Head hotel={hotel} />
      <Picture
        picture={hotel.thumbnail}
        alt={`Poster of ${hotel.name}`}
        shape="wide"
        sizes="(min-width: 1232px) 1200px, 96vw"
        eager
        className={styles['picture']}
      />
      <div className={styles['columns']}>
        <HotelMap hotel={hotel} places={places.data?.data ?? none} />
        <div className={classNames(styles['facts'], styles['first'])}>
          <HotelFacts hotel={hotel} />
        </div>
      </div>
      <div className={styles['sections']}>
        <CardSection
          title="Places nearby"
          answer={places}
          what="The places nearby"
          card={(place) => <PlaceCard place={place} sizes={rowSizes} />}
        />
        <Reviews of={{ resource: 'Hotel', id: hotel.id, slug: hotel.slug, name: hotel.name }} />
        <NearbyHotels title="Other hotels nearby" near={hotel} answer={hotels} />
      </div>
    </Column>
  );
}
