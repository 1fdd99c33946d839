import type { useWishlist } from '../api/list.ts';
import { pinOf, type ThingShown } from '../domain.ts';
import { ThingCard } from './thing-card.tsx';
import styles from './things.module.css';

type Props = {
  /** Its id. */
  list: string;
  title: string;
  things: ThingShown[];
  marks: ReadonlyMap<string, string>;
  mine: ReturnType<typeof useWishlist>;
  /** Lights a pin on the map. */
  light: (id: string | null) => void;
};

/** The places or the destinations of a list. */
export function Things({ list, title, things, marks, mine, light }: Props) {
  if (things.length === 0) return null;
  return (
    <section className={styles['section']} aria-label={title}>
      <h2>{title}</h2>
      <ul className={styles['grid']}>
        {things.map((shown) => (
          <li key={shown.thing.id}>
            <ThingCard list={list} shown={shown} mark={marks.get(pinOf(shown.thing))} mine={mine} light={light} />
          </li>
        ))}
      </ul>
    </section>
  );
}
