import { Form, FormProblem, SubmitButton, TextField } from '@tabi/shared/forms';
import { Dialog } from '@tabi/shared/ui-overlay';
import { useState } from 'react';
import { useNotes } from '../api/notes.ts';
import type { Thing } from '../domain.ts';

type Props = { list: string; thing: Thing; note: string; onClose: () => void };

/** What one notes of a thing of a list; without words the note is taken off. */
export function NoteDialog({ list, thing, note, onClose }: Props) {
  // The list shows what is written while it is being sent; the form goes on from where it began.
  const [before] = useState(note);
  const save = useNotes(list);
  const submit = async ({ note: words = '' }: { note?: string }) => {
    const wrong = await save(thing, words.trim(), before);
    if (!wrong) onClose();
    return wrong;
  };
  return (
    <Dialog open title={`Note on ${thing.name}`} onClose={onClose}>
      <Form<{ note?: string }> submit={submit} initialValues={{ note: before }}>
        <TextField name="note" label="Note" rows={4} maxLength={500} help="Only you see it." />
        <FormProblem />
        <SubmitButton busy="Saving…">Save</SubmitButton>
      </Form>
    </Dialog>
  );
}
