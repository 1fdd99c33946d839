import { formatMinutes } from '@tabi/shared/format';
import { links } from '@tabi/shared/links';
import { Card, CardLink, Container, EmptyState, Picture } from '@tabi/shared/ui';
import { useOpenTrip } from '../../common/state/open-trip.ts';
import styles from './poi.page.module.css';

/** Places that fit the trip and have no hour yet, each with the reason. */
export function Page() {
  const { trip } = useOpenTrip();
  if (trip.side_pois.length === 0) {
    return (
      <Container>
        <EmptyState title="Everything found its place" text="Each place we would suggest is already in your days." />
      </Container>
    );
  }
  return (
    <Container>
      <h2 className={styles['title']}>Also worth your time</h2>
      <ul className={styles['grid']}>
        {trip.side_pois.map((poi) => (
          <li key={poi.id}>
            <Card className={styles['card']}>
              <Picture
                picture={poi.mediumCover}
                alt=""
                sizes="(min-width: 768px) 280px, 90vw"
                className={styles['picture']}
              />
              <h3>
                <CardLink to={links.attraction(poi.location_slug, poi.slug)}>{poi.name}</CardLink>
              </h3>
              <p>{poi.snippet}</p>
              <p className={styles['reason']}>
                {formatMinutes(poi.visit_minutes)}
                {poi.reason ? ` · ${poi.reason}` : ''}
              </p>
            </Card>
          </li>
        ))}
      </ul>
    </Container>
  );
}
