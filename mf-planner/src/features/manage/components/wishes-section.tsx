import type { PlanChange, TripPreferences } from '@tabi/shared/contracts/trip-changes';
import { CheckboxesField, Form, RadiosField, SubmitButton, TextField } from '@tabi/shared/forms';
import { showFailure, useAppStateSource } from '@tabi/shared/state';
import { Button, Loaded, Skeleton, useStepFocus } from '@tabi/shared/ui';
import { useEffect, useState } from 'react';
import { useSavedForm } from '../../../common/api/saved-form.ts';
import { useTags } from '../../../common/api/tags.ts';
import { operation } from '../../../common/domain/operations.ts';
import { paces } from '../../../common/domain/paces.ts';
import { useOpenTrip, useTripEdits } from '../../../common/state/open-trip.ts';
import { useLookAtPlan } from '../api.ts';
import { themes } from '../domain/themes.ts';
import { DaysPicture } from './days-picture.tsx';
import { Section } from './section.tsx';
import styles from './manage.module.css';

const parties = [
  { value: 'alone', label: 'Alone' },
  { value: 'friends', label: 'With friends' },
  { value: 'family', label: 'With family' },
] as const;

type Wishes = Pick<
  TripPreferences,
  'day_start_time' | 'day_end_time' | 'trip_pace' | 'preferred_types' | 'theme' | 'numberOfPeople'
>;

const wishesOf = (saved: TripPreferences): Wishes => ({
  day_start_time: saved.day_start_time,
  day_end_time: saved.day_end_time,
  trip_pace: saved.trip_pace,
  preferred_types: saved.preferred_types,
  theme: saved.theme,
  numberOfPeople: saved.numberOfPeople,
});

const problemsOf = ({ day_start_time: start, day_end_time: end }: Wishes): Record<string, string> =>
  end <= start ? { day_end_time: 'The day must end after it starts.' } : {};

function WishesForm({ saved, onSaved }: { saved: TripPreferences; onSaved: () => void }) {
  const { trip } = useOpenTrip();
  const { edit } = useTripEdits();
  const tags = useTags().data?.results ?? [];
  const params = { id: trip.slug };
  const [filled] = useState(() => wishesOf(saved));
  const save = async (wishes: Wishes) => {
    const outcome = await edit(
      operation(
        'PATCH /api/trips/{id}/preferences',
        { params, body: wishes },
        {
          words: 'Saved. It counts when you plan again.',
          back: operation(
            'PATCH /api/trips/{id}/preferences',
            { params, body: filled },
            { words: 'Your wishes changed' },
          ),
        },
      ),
    );
    if (outcome.ok) onSaved();
  };
  return (
    <Form<Wishes> initialValues={filled} validate={problemsOf} submit={save} className={styles['wishes']}>
      <div className={styles['pair']}>
        <TextField name="day_start_time" label="Days begin at" type="time" required />
        <TextField name="day_end_time" label="Days end at" type="time" required />
      </div>
      <RadiosField name="trip_pace" label="How fast?" look="card" layout="columns" choices={paces} />
      <RadiosField name="theme" label="What kind of trip?" look="chip" layout="wrap" choices={themes} />
      <RadiosField name="numberOfPeople" label="Who is coming?" look="chip" layout="wrap" choices={parties} />
      <CheckboxesField
        name="preferred_types"
        label="What do you like?"
        look="chip"
        layout="wrap"
        choices={tags.map(({ name, label }) => ({ value: name, label }))}
      />
      <SubmitButton look="secondary" busy="Saving…">
        Save
      </SubmitButton>
    </Form>
  );
}

/** All days planned from the beginning, after a look at what would become of them. */
function PlanAgain() {
  const { trip } = useOpenTrip();
  const { edit } = useTripEdits();
  const state = useAppStateSource();
  const look = useLookAtPlan(trip.slug);
  const [busy, setBusy] = useState(false);
  const [seen, setSeen] = useState<PlanChange | null>(null);
  // A look at another version of the trip says nothing of this one: the days show that it is over.
  const current = seen && seen.trip.id === trip.id ? seen : null;
  const acts = useStepFocus<HTMLDivElement>(current !== null);
  const lookNow = async () => {
    if (busy) return;
    setBusy(true);
    await look().then(setSeen, (error: unknown) => showFailure(state, error));
    setBusy(false);
  };
  const plan = async () => {
    if (busy) return;
    setBusy(true);
    const outcome = await edit(
      operation('POST /api/trips/{id}/plan', { params: { id: trip.slug }, body: {} }, { words: 'Planned again' }),
    );
    setBusy(false);
    if (outcome.ok) setSeen(null);
  };
  return (
    <div className={styles['again']}>
      <h3>Plan again</h3>
      <p className={styles['note']}>What you placed, added, noted or paid for stays. The rest is chosen anew.</p>
      {current ? <DaysPicture change={current} /> : null}
      <div ref={acts} className={styles['acts']}>
        {current ? (
          <>
            <Button look="primary" aria-disabled={busy} onClick={() => void plan()}>
              Plan again
            </Button>
            <Button look="quiet" onClick={() => setSeen(null)}>
              Leave the days as they are
            </Button>
          </>
        ) : (
          <Button aria-disabled={busy} onClick={() => void lookNow()}>
            {busy ? 'Looking…' : 'See what would change'}
          </Button>
        )}
      </div>
    </div>
  );
}

/** By what the trip is planned, and planning it again by that. */
export function WishesSection() {
  const { trip, canEdit } = useOpenTrip();
  const saved = useSavedForm(trip.slug);
  const { retry } = saved;
  const [seen] = useState(trip.version);
  // Whatever changed the trip may have changed what it is planned by.
  useEffect(() => {
    if (trip.version !== seen) retry();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- asked again with each version, and not with each render
  }, [trip.version]);
  if (!canEdit) return null;
  return (
    <Section title="How you travel" text="The days there are stay as they are until you plan again.">
      <Loaded of={saved} what="What you wish for" size="small" skeleton={<Skeleton shape="card" />}>
        {({ results }) => <WishesForm key={JSON.stringify(wishesOf(results))} saved={results} onSaved={saved.retry} />}
      </Loaded>
      <PlanAgain />
    </Section>
  );
}
