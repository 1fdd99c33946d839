import { useApi } from '@tabi/shared/data';
import { links } from '@tabi/shared/links';
import { Link, useParams } from '@tabi/shared/router';
import { Column, EmptyState, ErrorState, TitleBlock } from '@tabi/shared/ui';
import { CardRow } from './components/card-row.tsx';
import { DestinationCard } from './components/destination-card.tsx';
import { Grid, GridSkeleton } from './components/grid.tsx';
import { Guide } from './components/guide.tsx';
import { DestinationSearch } from './components/destination-search.tsx';
import { LocationAround } from './components/location-around.tsx';
import { LocationHero, LocationSkeleton } from './components/location-hero.tsx';
import styles from './components/location.module.css';
import { PlaceCard, cardInList } from './components/place-card.tsx';

const topPlaces = 9;

function Places({ slug }: { slug: string }) {
  const { data, error, retry } = useApi('GET /api/pointOfInterests', {
    query: { location: slug, per_page: topPlaces },
  });
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

/** One destination, like the opening pages of its chapter in a guidebook. */
export function Page() {
  const { id = '' } = useParams();
  const { data, error, retry } = useApi('GET /api/location/{id}', { params: { id } });
  if (error && !data) {
    return (
      <Column>
        <ErrorState title="This destination cannot be shown right now" text={error.message} retry={retry} />
      </Column>
    );
  }
  if (!data) return <LocationSkeleton />;
  const location = data.results;
  return (
    <>
      <LocationHero location={location} />
      <Column className={styles['sections']}>
        <Guide location={location} />
        <section aria-labelledby="places">
          <TitleBlock
            id="places"
            title={`What to see in ${location.name}`}
            more={<Link to={links.attractions(location.slug)}>All {location.poi_count} places</Link>}
          />
          <Places slug={location.slug} />
        </section>
        <LocationAround location={location} />
        {location.neighbours.length > 0 ? (
          <section aria-labelledby="neighbours">
            <TitleBlock id="neighbours" title={`Goes well with ${location.name}`} />
            <CardRow label={`Destinations that go well with ${location.name}`}>
              {location.neighbours.map((neighbour) => (
                <DestinationCard
                  key={neighbour.slug}
                  destination={neighbour}
                  sizes="(min-width: 1232px) 282px, 256px"
                />
              ))}
            </CardRow>
          </section>
        ) : null}
        <DestinationSearch />
      </Column>
    </>
  );
}
