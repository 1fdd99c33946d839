import type { MapPin } from '@tabi/shared/map';
import { classNames, lazyNamed } from '@tabi/shared/ui';
import { Suspense, useEffect, useRef, useState } from 'react';
import styles from './section-map.module.css';

const PlaceMap = lazyNamed(() => import('@tabi/shared/map'), 'PlaceMap');

type Props = {
  pins: readonly MapPin[];
  label: string;
  connect?: boolean;
  /** Pins that would lie on each other are one. */
  grouped?: boolean;
  /** As high as the room around it, rather than as high as a section's map. */
  fill?: boolean;
  lit?: string | null;
  onLight?: (id: string | null) => void;
  onPick?: (id: string | null) => void;
};

/** A map that is fetched when somebody meets it: it weighs as much as half the page. */
export function SectionMap({ fill, ...props }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [met, setMet] = useState(false);
  useEffect(() => {
    if (!box.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setMet(true);
      },
      // Its edge at the foot of a screen is not yet what somebody came to see.
      { threshold: 0.25 },
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={box} data-awaits-app={met ? undefined : ''} className={classNames(styles['box'], fill && styles['fill'])}>
      {met ? (
        <Suspense>
          <PlaceMap {...props} />
        </Suspense>
      ) : null}
    </div>
  );
}
