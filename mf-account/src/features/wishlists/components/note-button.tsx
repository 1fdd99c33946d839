import { Button, Icon, lazyNamed } from '@tabi/shared/ui';
import { NotebookPen } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { ThingShown } from '../domain.ts';

const NoteDialog = lazyNamed(() => import('./note-dialog.tsx'), 'NoteDialog');

type Props = { list: string; shown: Pick<ThingShown, 'thing' | 'note'> };

/** Opens what the person notes of a thing of their list. */
export function NoteButton({ list, shown: { thing, note } }: Props) {
  const [writing, setWriting] = useState(false);
  return (
    <>
      <Button
        look="quiet"
        aria-haspopup="dialog"
        aria-label={`${note ? 'Change the note on' : 'Add a note on'} ${thing.name}`}
        onClick={() => setWriting(true)}
      >
        <Icon of={NotebookPen} size={18} />
        {note ? 'Change' : 'Add a note'}
      </Button>
      {writing ? (
        <Suspense>
          <NoteDialog list={list} thing={thing} note={note} onClose={() => setWriting(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
