import type { HotelDetails } from '@tabi/shared/contracts/hotels';
import type { Poi } from '@tabi/shared/contracts/places';
import { links } from '@tabi/shared/links';
import { Link } from '@tabi/shared/router';
import { useMemo, useState } from 'react';
import { SectionMap } from '../../../common/components/section-map.tsx';
import styles from './hotel-map.module.css';

type Props = { hotel: HotelDetails; places: Poi[] };

/** Where the hotel stands, with the places around it by number; the same in words below. */
export function HotelMap({ hotel, places }: Props) {
  const [lit, setLit] = useState<string | null>(null);
  const pins = useMemo(
    () => [
      { id: hotel.slug, lat: hotel.lat, lng: hotel.lng, label: hotel.name, mark: 'H' },
      ...places.map(({ slug, lat, lng, name }, index) => ({
        id: slug,
        lat,
        lng,
        label: name,
        mark: String(index + 1),
      })),
    ],
    [hotel, places],
  );
  return (
    <section aria-labelledby="where-it-is">
      <h2 id="where-it-is" className={styles['title']}>
        Where it is
      </h2>
      <SectionMap pins={pins} lit={lit} onLight={setLit} label={`Map of ${hotel.name} and what is near`} />
      <ol className={styles['legend']}>
        {places.map(({ slug, name, location_slug }) => (
          <li key={slug} onPointerEnter={() => setLit(slug)} onPointerLeave={() => setLit(null)}>
            <Link to={links.attraction(location_slug, slug)}>{name}</Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
