import { Form, SubmitButton, TextField, rules } from '@tabi/shared/forms';
import { rename } from '../../../common/domain/edits.ts';
import { useOpenTrip, useTripEdits } from '../../../common/state/open-trip.ts';
import { Section } from './section.tsx';
import styles from './manage.module.css';

/** Gives the trip a name of its own. */
export function TitleSection() {
  const { trip, canEdit } = useOpenTrip();
  const { edit } = useTripEdits();
  const renamed = async ({ title }: { title: string }) => {
    await edit(rename(trip, title.trim()));
  };
  return (
    <Section title="Name">
      <Form initialValues={{ title: trip.title }} submit={renamed} className={styles['line']}>
        <TextField name="title" label="Name of the trip" maxLength={120} rule={rules.required} disabled={!canEdit} />
        <SubmitButton look="secondary" busy="Saving…" disabled={!canEdit}>
          Save the name
        </SubmitButton>
      </Form>
    </Section>
  );
}
