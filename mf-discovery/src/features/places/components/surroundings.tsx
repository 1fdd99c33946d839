import type { PoiDetails } from '@tabi/shared/contracts/places';
import { mapsPoint } from '@tabi/shared/links';
import { TitleBlock } from '@tabi/shared/ui';
import { useNearbyPlaces } from '../api.ts';
import { PlacesBesideMap } from './places-beside-map.tsx';
import styles from './places-map.module.css';

/** Where the place lies, with what is within reach of it. */
export function Surroundings({ place }: { place: PoiDetails }) {
  const { data } = useNearbyPlaces(place.slug);
  const { name, slug } = place;
  return (
    <section aria-labelledby="surroundings" className={styles['section']}>
      <TitleBlock
        id="surroundings"
        title="Where it is"
        more={
          <a href={mapsPoint(place)} rel="noreferrer">
            Open in Google Maps
          </a>
        }
      />
      <div className={styles['box']}>
        <PlacesBesideMap
          places={[place, ...(data?.results ?? [])]}
          here={slug}
          listLabel={`${name} and what is near it`}
          mapLabel={`Map of ${name} and what is near it`}
        />
      </div>
    </section>
  );
}
