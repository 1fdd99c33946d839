import type { PoiDetails } from '@tabi/shared/contracts/places';
import { useApi } from '@tabi/shared/data';
import { links } from '@tabi/shared/links';
import { Link } from '@tabi/shared/router';
import { TitleBlock } from '@tabi/shared/ui';
import { CardRow } from './card-row.tsx';
import { PlaceCard } from './place-card.tsx';
import styles from './poi-view.module.css';

/** What else is within reach. */
export function NearbyPlaces({ place }: { place: PoiDetails }) {
  const { data } = useApi(
    'GET /api/pointOfInterests/{id}/nearby',
    { params: { id: place.slug }, query: { limit: 6 } },
    { background: true },
  );
  if (!data || data.results.length === 0) return null;
  return (
    <section aria-labelledby="nearby" className={styles['nearby']}>
      <TitleBlock
        id="nearby"
        title="Nearby places"
        more={<Link to={links.attractions(place.location_slug)}>All places in {place.location_name}</Link>}
      />
      <CardRow label="Nearby places">
        {data.results.map((near) => (
          <PlaceCard key={near.slug} place={near} sizes="256px" />
        ))}
      </CardRow>
    </section>
  );
}
