import { useApi } from '@tabi/shared/data';
import { Column, ErrorState, Picture } from '@tabi/shared/ui';
import { AboutPlace } from './about-place.tsx';
import { DetailsSkeleton } from './details-skeleton.tsx';
import { NearbyPlaces } from './nearby-places.tsx';
import { OpeningHours } from './opening-hours.tsx';
import { PlaceFacts } from './place-facts.tsx';
import { PoiHead } from './poi-head.tsx';
import styles from './poi-view.module.css';

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
      <Picture
        picture={place.image}
        alt={`Poster of ${place.name}`}
        shape="wide"
        sizes="(min-width: 1232px) 1200px, 96vw"
        eager
        className={styles['picture']}
      />
      <div className={styles['columns']}>
        <AboutPlace text={place.description} />
        <div className={styles['facts']}>
          <PlaceFacts place={place} />
        </div>
        <OpeningHours place={place} />
      </div>
      <div className={styles['sections']}>
        <NearbyPlaces place={place} />
      </div>
    </Column>
  );
}
