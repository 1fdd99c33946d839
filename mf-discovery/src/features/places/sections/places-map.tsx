import type { Poi } from '@tabi/shared/contracts/places';
import { links } from '@tabi/shared/links';
import { Link } from '@tabi/shared/router';
import { classNames, ErrorState, Skeleton, TitleBlock, useInView } from '@tabi/shared/ui';
import { useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { SectionMap } from '../../../common/components/section-map.tsx';
import { formatKind } from '../../../common/domain/words.ts';
import { createLight, type Light } from '../../../common/state/light.ts';
import { usePlacesOnMap } from '../api.ts';
import styles from '../components/places-map.module.css';

/** Fetched when it is about to be seen: it comes after what one reads first. */
const ahead = '240px';

function Row({ place, light }: { place: Poi; light: Light }) {
  const lit = useSyncExternalStore(
    light.subscribe,
    () => light.on() === place.slug,
    () => false,
  );
  const turnOn = () => light.turn(place.slug);
  const turnOff = () => light.turn(null);
  return (
    <li
      id={`on-map-${place.slug}`}
      className={classNames(lit && styles['lit'])}
      onPointerEnter={turnOn}
      onPointerLeave={turnOff}
      onFocus={turnOn}
      onBlur={turnOff}
    >
      <Link to={links.attraction(place.location_slug, place.slug)}>{place.name}</Link>
      <span>{formatKind(place.kind)}</span>
    </li>
  );
}

/** What was picked on the map is shown in the list beside it. */
function show(slug: string | null): void {
  const row = slug === null ? null : document.getElementById(`on-map-${slug}`);
  row?.scrollIntoView({ block: 'nearest' });
  row?.querySelector('a')?.focus({ preventScroll: true });
}

function Both({ places, name }: { places: readonly Poi[]; name: string }) {
  const [light] = useState(createLight);
  const lit = useSyncExternalStore(light.subscribe, light.on, () => null);
  const pins = useMemo(
    () => places.map(({ slug, lat, lng, name: label }) => ({ id: slug, lat, lng, label, mark: '' })),
    [places],
  );
  return (
    <>
      <ul className={styles['list']} aria-label={`Places of ${name} on the map`}>
        {places.map((place) => (
          <Row key={place.slug} place={place} light={light} />
        ))}
      </ul>
      <SectionMap
        grouped
        fill
        pins={pins}
        label={`Map of the places of ${name}`}
        lit={lit}
        onLight={light.turn}
        onPick={show}
      />
    </>
  );
}

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
          <Both places={data.data} name={name} />
        ) : error ? (
          <ErrorState size="small" title="The map cannot be shown right now" text={error.message} retry={retry} />
        ) : (
          <Skeleton className={styles['waiting']} />
        )}
      </div>
    </section>
  );
}
