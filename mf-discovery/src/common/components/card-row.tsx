import { Button, classNames, Skeleton } from '@tabi/shared/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './card-row.module.css';
import { useSlide } from './use-slide.ts';

const icon = { size: 20, strokeWidth: 1.5, 'aria-hidden': true } as const;

/** Cards in a row that slides by touch, by keyboard and by its two buttons; without a script it is just scrolled. */
export function CardRow({ label, children }: { label: string; children: ReactNode[] }) {
  const { track, more, slide } = useSlide<HTMLUListElement>();
  const slides = more.before || more.after;
  return (
    // A group, not a region: the section around it is one already, mostly under the same name.
    <div role="group" aria-roledescription="carousel" aria-label={label}>
      <ul ref={track} className={styles['track']}>
        {children.map((child, index) => (
          <li key={index}>{child}</li>
        ))}
      </ul>
      <div className={classNames(styles['controls'], !slides && styles['still'])}>
        <Button square aria-label="Previous" aria-disabled={!more.before} onClick={() => slide(-1)}>
          <ChevronLeft {...icon} />
        </Button>
        <Button square aria-label="Next" aria-disabled={!more.after} onClick={() => slide(1)}>
          <ChevronRight {...icon} />
        </Button>
      </div>
    </div>
  );
}

export function CardRowSkeleton() {
  return (
    <div aria-busy="true">
      <div className={styles['track']}>
        {[1, 2, 3, 4].map((number) => (
          <div key={number} className={styles['waiting']}>
            <Skeleton shape="card" />
            <Skeleton short />
            <Skeleton />
          </div>
        ))}
      </div>
    </div>
  );
}
