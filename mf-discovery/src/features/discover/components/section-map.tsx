import type { MapPin } from '@tabi/shared/map';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import styles from './section-map.module.css';

const PlaceMap = lazy(async () => ({ default: (await import('@tabi/shared/map')).PlaceMap }));

type Props = {
  pins: readonly MapPin[];
  label: string;
  connect?: boolean;
  lit?: string | null;
  onLight?: (id: string | null) => void;
};

/** A map that is fetched when somebody comes near it. */
export function SectionMap(props: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!box.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: '300px' },
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={box} className={styles['box']}>
      {near ? (
        <Suspense>
          <PlaceMap {...props} />
        </Suspense>
      ) : null}
    </div>
  );
}
