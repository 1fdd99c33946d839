import type { Poi } from '@tabi/shared/contracts/places';
import { links } from '@tabi/shared/links';
import { Link } from '@tabi/shared/router';
import { classNames } from '@tabi/shared/ui';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { SectionMap } from '../../../common/components/section-map.tsx';
import { formatKind } from '../../../common/domain/words.ts';
import { createLight, type Light } from '../../../common/state/light.ts';
import styles from './places-map.module.css';

function Row({ place, light, here }: { place: Listed; light: Light; here: boolean }) {
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
      <span>{here ? 'This place' : formatKind(place.kind)}</span>
    </li>
  );
}

/** What was picked on the map is shown in the list beside it. */
function show(slug: string | null): void {
  const row = slug === null ? null : document.getElementById(`on-map-${slug}`);
  row?.scrollIntoView({ block: 'nearest' });
  row?.querySelector('a')?.focus({ preventScroll: true });
}

type Listed = Pick<Poi, 'slug' | 'name' | 'kind' | 'lat' | 'lng' | 'location_slug'>;

type Props = {
  places: readonly Listed[];
  /** What the list and the map are called. */
  listLabel: string;
  mapLabel: string;
  /** The slug of the one that all is about. */
  here?: string;
};

/** Places on a map with their names beside: what is pointed at on one is lit on the other. */
export function PlacesBesideMap({ places, listLabel, mapLabel, here }: Props) {
  const [light] = useState(createLight);
  const lit = useSyncExternalStore(light.subscribe, light.on, () => null);
  const pins = useMemo(
    () => places.map(({ slug, lat, lng, name: label }) => ({ id: slug, lat, lng, label, mark: '' })),
    [places],
  );
  return (
    <>
      <ul className={styles['list']} aria-label={listLabel}>
        {places.map((place) => (
          <Row key={place.slug} place={place} light={light} here={place.slug === here} />
        ))}
      </ul>
      <SectionMap
        grouped
        fill
        pins={pins}
        label={mapLabel}
        lit={lit ?? here ?? null}
        onLight={light.turn}
        onPick={show}
      />
    </>
  );
}
