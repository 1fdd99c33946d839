import type { ProductDetails } from '@tabi/shared/contracts/products';
import { TitleBlock } from '@tabi/shared/ui';
import { useMemo, useState } from 'react';
import { SectionMap } from '../../../common/components/section-map.tsx';
import { TourTimeline } from './tour-timeline.tsx';
import styles from './tour-view.module.css';

/** The stops in their order, in words and on a map; pointing at one lights the other. */
export function TourRoute({ tour }: { tour: ProductDetails }) {
  const [lit, setLit] = useState<string | null>(null);
  const pins = useMemo(
    () =>
      tour.stops.map(({ poi }, index) => ({
        id: poi.slug,
        lat: poi.lat,
        lng: poi.lng,
        label: poi.name,
        mark: String(index + 1),
      })),
    [tour.stops],
  );
  if (tour.stops.length === 0) return null;
  return (
    <section aria-labelledby="stop-by-stop">
      <TitleBlock id="stop-by-stop" title="Stop by stop" subtitle={`Times are those of ${tour.location_name}.`} />
      <div className={styles['route']}>
        <TourTimeline stops={tour.stops} lit={lit} onLight={setLit} />
        <div className={styles['map']}>
          <SectionMap connect pins={pins} lit={lit} onLight={setLit} label={`Map of ${tour.title}`} />
        </div>
      </div>
    </section>
  );
}
