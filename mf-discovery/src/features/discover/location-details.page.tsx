import { useApi } from '@tabi/shared/data';
import { links } from '@tabi/shared/links';
import { Link, useParams } from '@tabi/shared/router';
import { Column, ErrorState, Skeleton, TitleBlock } from '@tabi/shared/ui';
import { DestinationCard } from './components/destination-card.tsx';
import { cardSizes, Grid } from './components/grid.tsx';
import { Guide } from './components/guide.tsx';
import { LocationHero } from './components/location-hero.tsx';
import { PlaceCard } from './components/place-card.tsx';
import styles from './components/location.module.css';

const topPlaces = 9;

function Places({ slug, name }: { slug: string; name: string }) {
  const { data, error, retry } = useApi('GET /api/pointOfInterests', {
    query: { location: slug, per_page: topPlaces },
  });
  if (error && !data)
    return <ErrorState size="small" title="The places cannot be shown right now" text={error.message} retry={retry} />;
  return (
    <section aria-labelledby="places">
      <TitleBlock
        id="places"
        title={`What to see in ${name}`}
        more={<Link to={links.attractions(slug)}>All {data?.meta.total ?? ''} places</Link>}
      />
      <Grid>
        {data?.data.map((place) => (
          <li key={place.slug}>
            <PlaceCard place={place} sizes={cardSizes} />
          </li>
        ))}
      </Grid>
    </section>
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
  if (!data) return <Skeleton shape="card" />;
  const location = data.results;
  return (
    <>
      <LocationHero location={location} />
      <Column className={styles['sections']}>
        <Guide location={location} />
        <Places slug={location.slug} name={location.name} />
        {location.neighbours.length > 0 ? (
          <section aria-labelledby="neighbours">
            <TitleBlock id="neighbours" title={`Goes well with ${location.name}`} />
            <Grid>
              {location.neighbours.map((neighbour) => (
                <li key={neighbour.slug}>
                  <DestinationCard destination={neighbour} sizes={cardSizes} />
                </li>
              ))}
            </Grid>
          </section>
        ) : null}
      </Column>
    </>
  );
}
