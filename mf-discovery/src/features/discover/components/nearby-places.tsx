import type { PoiDetails } from '@tabi/shared/contracts/places';
import { useApi } from '@tabi/shared/data';
import { links } from '@tabi/shared/links';
import { Link } from '@tabi/shared/router';
import { ErrorState, TitleBlock } from '@tabi/shared/ui';
import { CardRow, CardRowSkeleton } from './card-row.tsx';
import { PlaceCard } from './place-card.tsx';
import styles from './poi-view.module.css';

function Row({ slug }: { slug: string }) {
  const { data, error, retry } = useApi(
    'GET /api/pointOfInterests/{id}/nearby',
    { params: { id: slug }, query: { limit: 6 } },
    { background: true },
  );
  if (!data) {
    return error ? (
      <ErrorState size="small" title="The places nearby cannot be shown right now" text={error.message} retry={retry} />
    ) : (
      <CardRowSkeleton />
    );
  }
  if (data.results.length === 0) return <p>We know of nothing else within reach of here yet.</p>;
  return (
    <CardRow label="Nearby places">
      {data.results.map((near) => (
        <PlaceCard key={near.slug} place={near} sizes="(min-width: 1232px) 282px, 256px" />
      ))}
    </CardRow>
  );
}

/** What else is within reach. */
export function NearbyPlaces({ place }: { place: PoiDetails }) {
  return (
    <section aria-labelledby="nearby" className={styles['nearby']}>
      <TitleBlock
        id="nearby"
        title="Nearby places"
        more={<Link to={links.attractions(place.location_slug)}>All places in {place.location_name}</Link>}
      />
      <Row slug={place.slug} />
    </section>
  );
}
