import { useApi } from '@tabi/shared/data';
import { emit } from '@tabi/shared/events';
import { links } from '@tabi/shared/links';
import type { PoiDetails } from '@tabi/shared/contracts/places';
import { Breadcrumbs, Button, Chip, Column, ErrorState, Picture, Skeleton } from '@tabi/shared/ui';
import { otherName } from '../domain.ts';
import { AboutPlace } from './about-place.tsx';
import { NearbyPlaces } from './nearby-places.tsx';
import { OpeningHours } from './opening-hours.tsx';
import { PlaceFacts } from './place-facts.tsx';
import { ShareButton } from './share-button.tsx';
import styles from './poi-view.module.css';

function PlaceHead({ place, withActions }: { place: PoiDetails; withActions: boolean }) {
  const other = otherName(place);
  const destination = { id: place.location_id, name: place.location_name };
  return (
    <header className={styles['head']}>
      <Breadcrumbs
        trail={[
          { name: 'Home', to: links.home() },
          { name: place.country.name },
          { name: place.location_name, to: links.destination(place.location_slug) },
          { name: place.name },
        ]}
      />
      <div className={styles['titleRow']}>
        <h1>
          {place.name} {other ? <span lang="und">{other}</span> : null}
        </h1>
        {withActions ? (
          <div className={styles['actions']}>
            <Button look="primary" onClick={() => emit('discovery:trip-requested', { destinations: [destination] })}>
              Plan a trip
            </Button>
            <ShareButton title={place.name} />
          </div>
        ) : null}
      </div>
      <p className={styles['snippet']}>{place.snippet}</p>
      <ul className={styles['tags']}>
        {place.rating === null ? null : <li>★ {place.rating.toFixed(1)}</li>}
        {place.review_count > 0 ? <li>{place.review_count} reviews</li> : null}
        {place.tags.map(({ name, label }) => (
          <li key={name}>
            <Chip>{label}</Chip>
          </li>
        ))}
      </ul>
    </header>
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
  if (!data) {
    return (
      <Column className={styles['loading']}>
        <Skeleton shape="title" />
        <Skeleton shape="card" />
      </Column>
    );
  }
  const place = data.results;
  return (
    <Column>
      <PlaceHead place={place} withActions={!inItinerary} />
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
        <aside className={styles['side']} aria-label="Practical">
          <PlaceFacts place={place} />
          <OpeningHours place={place} />
        </aside>
      </div>
      <NearbyPlaces place={place} />
    </Column>
  );
}
