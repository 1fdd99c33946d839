import type { Poi } from '@tabi/shared/contracts/places';
import { links } from '@tabi/shared/links';
import { Card, CardActions, CardLink, Picture } from '@tabi/shared/ui';
import { AddToTrip } from './add-to-trip.tsx';
import styles from './place-cards.module.css';

/** The places that the story speaks of; each opens its page, and can be taken along on a trip from here. */
export function PlaceCards({ places }: { places: readonly Poi[] }) {
  if (places.length === 0) return null;
  return (
    <section className={styles['places']} aria-labelledby="post-mentioned">
      <h2 id="post-mentioned">Places in this story</h2>
      <ul>
        {places.map((place) => (
          <li key={place.id}>
            <Card className={styles['card']}>
              <Picture picture={place.mediumCover} alt="" sizes="112px" className={styles['picture']} />
              <div>
                <h3>
                  <CardLink to={links.attraction(place.location_slug, place.slug)}>{place.name}</CardLink>
                </h3>
                <p>{place.location_name}</p>
                <CardActions>
                  <AddToTrip place={place} />
                </CardActions>
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
