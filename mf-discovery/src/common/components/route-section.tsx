import { TitleBlock } from '@tabi/shared/ui';
import { useId, useMemo, useState } from 'react';
import styles from './route-section.module.css';
import { RouteTimeline, type RouteStop } from './route-timeline.tsx';
import { SectionMap } from './section-map.tsx';

type Props = { title: string; subtitle?: string; stops: RouteStop[]; mapLabel: string };

/** A route in words and on a map; pointing at a stop in one lights it in the other. Nothing without stops. */
export function RouteSection({ title, subtitle, stops, mapLabel }: Props) {
  const id = useId();
  const [lit, setLit] = useState<string | null>(null);
  const pins = useMemo(
    () => stops.map(({ id, lat, lng, name }, index) => ({ id, lat, lng, label: name, mark: String(index + 1) })),
    [stops],
  );
  if (stops.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <TitleBlock id={id} title={title} {...(subtitle ? { subtitle } : {})} />
      <div className={styles['route']}>
        <RouteTimeline stops={stops} lit={lit} onLight={setLit} />
        <div className={styles['map']}>
          <SectionMap connect pins={pins} lit={lit} onLight={setLit} label={mapLabel} />
        </div>
      </div>
    </section>
  );
}
