import { Button } from '@tabi/shared/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import styles from './card-row.module.css';

const icon = { size: 20, strokeWidth: 1.5, 'aria-hidden': true } as const;

/** Cards in a row that slides by touch, by keyboard and by its two buttons; without a script it is just scrolled. */
export function CardRow({ label, children }: { label: string; children: ReactNode[] }) {
  const track = useRef<HTMLUListElement>(null);
  const slide = (direction: 1 | -1) =>
    track.current?.scrollBy({ left: direction * track.current.clientWidth * 0.8, behavior: 'smooth' });
  return (
    <section aria-roledescription="carousel" aria-label={label}>
      <ul ref={track} className={styles['track']}>
        {children.map((child, index) => (
          <li key={index}>{child}</li>
        ))}
      </ul>
      <div className={styles['controls']}>
        <Button square aria-label="Previous" onClick={() => slide(-1)}>
          <ChevronLeft {...icon} />
        </Button>
        <Button square aria-label="Next" onClick={() => slide(1)}>
          <ChevronRight {...icon} />
        </Button>
      </div>
    </section>
  );
}
