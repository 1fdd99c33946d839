import { links } from '@tabi/shared/links';
import { Link } from '@tabi/shared/router';
import { ErrorState, Skeleton, TitleBlock, useInView } from '@tabi/shared/ui';
import { useRef } from 'react';
import { usePlacesOnMap } from '../api.ts';
import { PlacesBesideMap } from '../components/places-beside-map.tsx';
import styles from '../components/places-map.module.css';

/** Fetched when it is about to be seen: it comes after what one reads first. */
const ahead = '240px';

/** Where the places of a destination lie, with their names beside: what is pointed at on one is lit on the other. */
export function PlacesMap({ location: { slug, name } }: { location: { slug: string; name: string } }) {
  const box = useRef<HTMLDivElement>(null);
  const { data, error, retry } = usePlacesOnMap(slug, useInView(box, ahead));
  return (
    <section aria-labelledby="on-the-map" className={styles['section']}>
      <TitleBlock
        id="on-the-map"
        title={`${name} on the map`}
        more={<Link to={{ pathname: links.attractions(slug), search: '?view=map' }}>A larger map</Link>}
      />
      <div ref={box} className={styles['box']}>
        {data ? (
          <PlacesBesideMap
            places={data.data}
            listLabel={`Places of ${name} on the map`}
            mapLabel={`Map of the places of ${name}`}
          />
        ) : error ? (
          <ErrorState size="small" title="The map cannot be shown right now" text={error.message} retry={retry} />
        ) : (
          <Skeleton className={styles['waiting']} />
        )}
      </div>
    </section>
  );
}
