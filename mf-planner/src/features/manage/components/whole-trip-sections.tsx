import { Form, FormProblem, SubmitButton, useField } from '@tabi/shared/forms';
import { links } from '@tabi/shared/links';
import { useNavigate } from '@tabi/shared/router';
import { showFailure, showToast, useAppStateSource } from '@tabi/shared/state';
import { Button } from '@tabi/shared/ui';
import { DatePicker } from '@tabi/shared/ui-overlay';
import { operation } from '../../../common/domain/operations.ts';
import { today } from '../../../common/domain/today.ts';
import { useOpenTrip, useTripEdits } from '../../../common/state/open-trip.ts';
import { useWholeTrip } from '../api.ts';
import { Section } from './section.tsx';
import styles from './manage.module.css';

/** Nobody can change a locked trip; its owner can unlock it. */
export function LockSection() {
  const { trip } = useOpenTrip();
  const { edit } = useTripEdits();
  const locking = (locked: boolean) =>
    operation(
      'PATCH /api/trips/{id}',
      { params: { id: trip.slug }, body: { locked } },
      {
        words: locked ? 'The trip is locked' : 'The trip is unlocked',
        back: 'none',
      },
    );
  return (
    <Section title="Lock" text="A locked trip can be read and not be changed, by nobody.">
      <div className={styles['acts']}>
        <Button onClick={() => void edit(locking(!trip.locked))}>
          {trip.locked ? 'Unlock the trip' : 'Lock the trip'}
        </Button>
      </div>
    </Section>
  );
}

function StartField() {
  const { input } = useField<string>('startDate');
  return (
    <DatePicker label="First day of the copy" required min={today()} value={input.value} onChange={input.onChange} />
  );
}

/** A copy on other days, to which it is led. */
export function CopySection() {
  const { trip } = useOpenTrip();
  const { copy } = useWholeTrip(trip.slug);
  const navigate = useNavigate();
  const make = async ({ startDate }: { startDate: string }) => {
    await navigate(links.itinerary(await copy(startDate)));
  };
  return (
    <Section title="Copy" text="The same trip on other days, checked against their opening hours.">
      <Form
        initialValues={{ startDate: trip.startDate < today() ? today() : trip.startDate }}
        submit={make}
        className={styles['line']}
      >
        <StartField />
        <SubmitButton look="secondary" busy="Copying…">
          Copy the trip
        </SubmitButton>
        <FormProblem />
      </Form>
    </Section>
  );
}

/** Takes the trip away, and offers to bring it back. */
export function DeleteSection() {
  const { trip } = useOpenTrip();
  const state = useAppStateSource();
  const navigate = useNavigate();
  const { remove, restore } = useWholeTrip(trip.slug);
  const bringBack = async () => {
    try {
      await restore();
      await navigate(links.itineraryTab(trip.slug, 'manage'));
    } catch (failure) {
      showFailure(state, failure);
    }
  };
  const go = async () => {
    try {
      await remove();
      await navigate(links.home());
      showToast(state, `${trip.title} is deleted.`, { button: 'Restore', run: () => void bringBack() });
    } catch (failure) {
      showFailure(state, failure);
    }
  };
  return (
    <Section title="Delete" text="You can restore it for 30 days.">
      <div className={styles['acts']}>
        <Button onClick={() => void go()}>Delete {trip.title}</Button>
      </div>
    </Section>
  );
}
