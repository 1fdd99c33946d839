import type { HotelDetails } from '@tabi/shared/contracts/hotels';
import { useParams } from '@tabi/shared/router';
import { classNames, Container, ErrorState, Picture } from '@tabi/shared/ui';
import { DetailsSkeleton } from '../../common/components/details-skeleton.tsx';
import styles from '../../common/components/details.module.css';
import { PlaceRow } from '../places/sections/place-row.tsx';
import { Reviews } from '../reviews/sections/reviews.tsx';
import { useHotel, useHotelsNearHotel, usePlacesAround } from './api.ts';
import { HotelFacts } from './components/hotel-facts.tsx';
import { HotelHead } from './components/hotel-head.tsx';
import { HotelMap } from './components/hotel-map.tsx';
import { NearbyHotels } from './components/nearby-hotels.tsx';

const none: never[] = [];

/** All that is known of one hotel, and what is around it. */
function Hotel({ hotel }: { hotel: HotelDetails }) {
  const places = usePlacesAround(hotel);
  const hotels = useHotelsNearHotel(hotel.slug);
  return (
    <Container>
      <HotelHead hotel={hotel} />
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
        <PlaceRow title="Places nearby" answer={places} what="The places nearby" />
        <Reviews of={{ resource: 'Hotel', id: hotel.id, slug: hotel.slug, name: hotel.name }} />
        <NearbyHotels title="Other hotels nearby" near={hotel} answer={hotels} />
      </div>
    </Container>
  );
}

export function Page() {
  const { hotelId = '' } = useParams();
  const { data, error, retry } = useHotel(hotelId);
  if (error && !data) {
    return (
      <Container>
        <ErrorState title="This hotel cannot be shown right now" text={error.message} retry={retry} />
      </Container>
    );
  }
  return data ? <Hotel hotel={data.results} /> : <DetailsSkeleton />;
}
