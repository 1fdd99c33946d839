import { Form, SubmitButton, TextField, rules } from '@tabi/shared/forms';
import { useState } from 'react';
import { rename } from '../../../common/domain/edits.ts';
import { useOpenTrip, useTripEdits } from '../../../common/state/open-trip.ts';
import { Section } from './section.tsx';
import styles from './manage.module.css';

/** Gives the trip a name of its own. */
export function TitleSection() {
  const { trip, canEdit } = useOpenTrip();
  const { edit } = useTripEdits();
  // While it is on its way the trip shows the new name already: a form that began anew with it would lose it with a refusal.
  const [before, setBefore] = useState<string | null>(null);
  const renamed = async ({ title }: { title: string }) => {
    setBefore(trip.title);
    await edit(rename(trip, title.trim()));
    setBefore(null);
  };
  return (
    <Section title="Name">
      <Form initialValues={{ title: before ?? trip.title }} submit={renamed} className={styles['line']}>
        <TextField name="title" label="Name of the trip" maxLength={120} rule={rules.required} disabled={!canEdit} />
        <SubmitButton look="secondary" busy="Saving…" disabled={!canEdit}>
          Save the name
        </SubmitButton>
      </Form>
    </Section>
  );
}
