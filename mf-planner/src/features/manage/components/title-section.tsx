import { Form, SubmitButton, TextField, rules } from '@tabi/shared/forms';
import { operation } from '../../../common/domain/operations.ts';
import { useOpenTrip, useTripEdits } from '../../../common/state/open-trip.ts';
import { Section } from './section.tsx';
import styles from './manage.module.css';

/** Gives the trip a name of its own. */
export function TitleSection() {
  const { trip, canEdit } = useOpenTrip();
  const { edit } = useTripEdits();
  const params = { id: trip.slug };
  const rename = async ({ title }: { title: string }) => {
    await edit(
      operation(
        'PATCH /api/trips/{id}',
        { params, body: { title: title.trim() } },
        {
          words: `The trip is called ${title.trim()}`,
          optimistic: (state) => ({ ...state, trip: { ...state.trip, title: title.trim() } }),
          inverse: ({ trip: before }) =>
            operation('PATCH /api/trips/{id}', { params, body: { title: before.title } }, { words: 'Renamed' }),
        },
      ),
    );
  };
  return (
    <Section title="Name">
      <Form initialValues={{ title: trip.title }} submit={rename} className={styles['line']}>
        <TextField name="title" label="Name of the trip" maxLength={120} rule={rules.required} disabled={!canEdit} />
        <SubmitButton look="secondary" busy="Saving…" disabled={!canEdit}>
          Save the name
        </SubmitButton>
      </Form>
    </Section>
  );
}
