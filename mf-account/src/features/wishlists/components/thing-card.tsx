import { Button, Card, CardActions, CardLink, Icon, Picture, UndoNote } from '@tabi/shared/ui';
import { Heart } from 'lucide-react';
import type { useWishlist } from '../api/list.ts';
import { pinOf, type ThingShown } from '../domain.ts';
import { CarryMenu } from './carry-menu.tsx';
import { NoteButton } from './note-button.tsx';
import styles from './thing-card.module.css';

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
  const left = mine.leftBy(thing);
  if (left) return <UndoNote name={thing.name} what={left.what} undo={() => mine.undo(thing)} />;
  return (
    <Card onPointerEnter={() => light(pinOf(thing))} onPointerLeave={() => light(null)}>
      <Picture picture={picture} alt="" sizes="(min-width: 768px) 300px, 100vw" className={styles['picture']} />
      <span aria-hidden="true" className={styles['mark']}>
        {mark}
      </span>
      <h3 className={styles['name']}>
        <CardLink to={to}>{thing.name}</CardLink>
      </h3>
      <p className={styles['where']}>{shown.isCover ? `${where} · Cover of the list` : where}</p>
      {shown.note ? <p className={styles['note']}>{shown.note}</p> : null}
      <CardActions className={styles['acts']}>
        <NoteButton list={list} shown={shown} />
        <CarryMenu list={list} shown={shown} mine={mine} />
      </CardActions>
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
