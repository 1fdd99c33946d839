import type { PoiDetails } from '@tabi/shared/contracts/places';
import { emit } from '@tabi/shared/events';
import { plural } from '@tabi/shared/format';
import { links } from '@tabi/shared/links';
import { Link } from '@tabi/shared/router';
import { Breadcrumbs, Button, Spoken } from '@tabi/shared/ui';
import { searchOfTag } from '../domain/tag.ts';
import { otherName } from '../domain/words.ts';
import styles from './poi-view.module.css';
import { ShareButton } from './share-button.tsx';

function Rating({ rating, count }: { rating: number; count: number }) {
  return (
    <span>
      <Spoken>Rated </Spoken>
      <span className={styles['star']} aria-hidden="true">
        ★
      </span>{' '}
      {rating.toFixed(1)}
      {count > 0 ? ` (${plural(count, 'review')})` : ''}
    </span>
  );
}

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
export function PoiHead({ place, inItinerary }: { place: PoiDetails; inItinerary: boolean }) {
  // The itinerary around it has the page's heading.
  const Title = inItinerary ? 'h2' : 'h1';
  const other = otherName(place);
  const destination = { id: place.location_id, name: place.location_name };
  return (
    <header className={styles['head']}>
      <Breadcrumbs
        trail={[
          { name: 'Home', to: links.home() },
          ...(place.country.name === place.location_name ? [] : [{ name: place.country.name }]),
          { name: place.location_name, to: links.destination(place.location_slug) },
          { name: place.name },
        ]}
      />
      <div className={styles['titleRow']}>
        <Title>
          {place.name} {other ? <span lang="und">{other}</span> : null}
        </Title>
        {inItinerary ? null : (
          <div className={styles['actions']}>
            <Button look="primary" onClick={() => emit('discovery:trip-requested', { destinations: [destination] })}>
              Plan a trip
            </Button>
            <ShareButton title={place.name} />
          </div>
        )}
      </div>
      <p className={styles['snippet']}>{place.snippet}</p>
      <p className={styles['about']}>
        {place.rating === null ? null : <Rating rating={place.rating} count={place.review_count} />}
        <Tags place={place} />
      </p>
    </header>
  );
}
