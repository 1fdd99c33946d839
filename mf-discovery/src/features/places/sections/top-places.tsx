import { links } from '@tabi/shared/links';
import { Link } from '@tabi/shared/router';
import { EmptyState, ErrorState, TitleBlock } from '@tabi/shared/ui';
import { cardInList, Grid, GridSkeleton } from '../../../common/components/grid.tsx';
import { useTopPlaces } from '../api.ts';
import { PlaceCard } from '../components/place-card.tsx';
import styles from '../components/top-places.module.css';

const most = 9;

function Places({ location }: { location: string }) {
  const { data, error, retry } = useTopPlaces(location, most);
  if (!data) {
    return error ? (
      <ErrorState size="small" title="The places cannot be shown right now" text={error.message} retry={retry} />
    ) : (
      <GridSkeleton />
    );
  }
  if (data.data.length === 0) {
    return (
      <EmptyState title="No places yet" text="We are still walking these streets. Look at what is near instead." />
    );
  }
  return (
    <Grid>
      {data.data.map((place, index) => (
        <li key={place.slug}>
          <PlaceCard place={place} {...cardInList(index)} />
        </li>
      ))}
    </Grid>
  );
}

/** What to see in a destination, and the way to all of its places. */
export const TopPlaces = ({ location }: { location: { slug: string; name: string; poi_count: number } }) => (
  <section aria-labelledby="places" className={styles['places']}>
    <TitleBlock
      id="places"
      title={`What to see in ${location.name}`}
      more={<Link to={links.attractions(location.slug)}>All {location.poi_count} places</Link>}
    />
    <Places location={location.slug} />
  </section>
);
