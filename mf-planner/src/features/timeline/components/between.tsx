import type { TripEvent } from '@tabi/shared/contracts/trips';
import { Icon } from '@tabi/shared/ui';
import { Plus, StickyNote } from 'lucide-react';
import { memo } from 'react';
import { noteAfter } from '../../../common/domain/edits.ts';
import { isSame } from '../../../common/domain/same.ts';
import type { Act } from '../state.ts';
import styles from './between.module.css';

type Props = { event: TripEvent; act: ((act: Act) => void) | null };

/** What stands between a stop and what comes next: the note that was written there, and the way to add something. */
export const Between = memo(function Between({ event, act }: Props) {
  const note = noteAfter(event);
  if (!act && !note) return null;
  const words = (
    <>
      <Icon of={StickyNote} size={16} /> <span>{note}</span>
    </>
  );
  return (
    <li className={styles['between']}>
      {note && act ? (
        <button
          type="button"
          className={styles['note']}
          aria-label={`Change the note “${note}”`}
          onClick={() => act({ do: 'note-after', event })}
        >
          {words}
        </button>
      ) : null}
      {note && !act ? <p className={styles['note']}>{words}</p> : null}
      {act ? (
        <button
          type="button"
          className={styles['plus']}
          data-between=""
          aria-label={`Add after ${event.title}`}
          title="Add something here"
          onClick={() => act({ do: 'add-after', event })}
        >
          <Icon of={Plus} size={16} />
        </button>
      ) : null}
    </li>
  );
}, isSame);
