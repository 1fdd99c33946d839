import { Button, CardActions, Icon, lazyNamed } from '@tabi/shared/ui';
import { NotebookPen } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { ThingShown } from '../domain.ts';
import styles from './thing-note.module.css';

const NoteDialog = lazyNamed(() => import('./note-dialog.tsx'), 'NoteDialog');

type Props = { list: string; shown: Pick<ThingShown, 'thing' | 'note'> };

/** What the person noted of a thing of their list, and the way to write it. */
export function ThingNote({ list, shown: { thing, note } }: Props) {
  const [writing, setWriting] = useState(false);
  return (
    <>
      {note ? <p className={styles['note']}>{note}</p> : null}
      <CardActions className={styles['act']}>
        <Button
          look="quiet"
          aria-haspopup="dialog"
          aria-label={`${note ? 'Change the note on' : 'Add a note on'} ${thing.name}`}
          onClick={() => setWriting(true)}
        >
          <Icon of={NotebookPen} size={18} />
          {note ? 'Change the note' : 'Add a note'}
        </Button>
      </CardActions>
      {writing ? (
        <Suspense>
          <NoteDialog list={list} thing={thing} note={note} onClose={() => setWriting(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
