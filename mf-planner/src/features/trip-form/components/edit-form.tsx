import type { TripPreferences } from '@tabi/shared/contracts/trip-changes';
import { Form, SubmitButton } from '@tabi/shared/forms';
import { Loaded, Skeleton } from '@tabi/shared/ui';
import { useState } from 'react';
import { useSavedForm } from '../../../common/api/saved-form.ts';
import { usePlanning } from '../../../common/components/use-planning.ts';
import { today } from '../../../common/domain/today.ts';
import { changeOf, draftOf, firstDayOf, problemsOf, type Draft } from '../domain.ts';
import { PlanningNow, WhereAndWhen } from './trip-form.tsx';
import styles from './trip-form.module.css';

type Props = { trip: string; onClose: () => void };

function FilledForm({ trip, saved, onClose }: Props & { saved: TripPreferences }) {
  const [filled] = useState(() => draftOf(saved));
  const [firstDay] = useState(() => firstDayOf(today(), filled));
  const { plan, planning, progress } = usePlanning({
    onPlanned: onClose,
    // Whoever changes a trip has it before them.
    page: () => null,
    forget: () => undefined,
    onFailed: () => undefined,
  });
  const submit = async (draft: Draft) => {
    const refused = await plan({ ask: { call: 'POST /api/trips', body: changeOf(draft, trip) }, key: '' });
    if (!refused) return undefined;
    const { destination_ids: destinations, ...others } = refused;
    return destinations ? { ...others, destinations } : others;
  };
  return (
    <Form<Draft> initialValues={filled} validate={(draft) => problemsOf(draft, firstDay)} submit={submit}>
      {planning ? <PlanningNow progress={progress} /> : null}
      <div hidden={planning}>
        <div className={styles['questions']}>
          <WhereAndWhen firstDay={firstDay} />
          <SubmitButton size="large" wide busy="Planning…">
            Plan my trip
          </SubmitButton>
        </div>
      </div>
    </Form>
  );
}

/** The form of a trip that is there, filled in as it was; what is sent changes that trip. */
export function EditForm({ trip, onClose }: Props) {
  return (
    <Loaded of={useSavedForm(trip)} what="The form of this trip" size="small" skeleton={<Skeleton shape="card" />}>
      {({ results }) => <FilledForm trip={trip} saved={results} onClose={onClose} />}
    </Loaded>
  );
}
