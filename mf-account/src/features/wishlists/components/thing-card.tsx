import { Button, Card, CardLink, Icon, Picture, UndoNote } from '@tabi/shared/ui';
import { Heart } from 'lucide-react';
import type { useWishlist } from '../api.ts';
import { pinOf, type ThingShown } from '../domain.ts';
import styles from './thing-card.module.css';
import { ThingNote } from './thing-note.tsx';

type Props = {
  /** The list's id. */
  list: string;
  shown: ThingShown;
  /** What its pin on the map says. */
  mark: string | undefined;
  mine: ReturnType<typeof useWishlist>;
  /** Lights its pin on the map. */
  light: (id: string | null) => void;
};

/** A place or destination of the list; its heart takes it out. */
export function ThingCard({ list, shown, mark, mine, light }: Props) {
  const { thing, to, where, picture } = shown;
  if (mine.isRemoved(thing)) return <UndoNote name={thing.name} what="was taken out" undo={() => mine.undo(thing)} />;
  return (
    <Card onPointerEnter={() => light(pinOf(thing))} onPointerLeave={() => light(null)}>
      <Picture picture={picture} alt="" sizes="(min-width: 768px) 300px, 100vw" className={styles['picture']} />
      <span aria-hidden="true" className={styles['mark']}>
        {mark}
      </span>
      <h3 className={styles['name']}>
        <CardLink to={to}>{thing.name}</CardLink>
      </h3>
      <p className={styles['where']}>{where}</p>
      <ThingNote list={list} shown={shown} />
      <Button
        square
        className={styles['remove']}
        aria-label={`Take ${thing.name} out of the list`}
        onClick={() => void mine.remove(thing)}
      >
        <Icon of={Heart} />
      </Button>
    </Card>
  );
}
