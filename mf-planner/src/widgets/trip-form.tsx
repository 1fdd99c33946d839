import { useAppState } from '@tabi/shared/state';
import { lazyNamed, Skeleton } from '@tabi/shared/ui';
import { Suspense } from 'react';
import type { Chosen } from '../common/domain/destination-rows.ts';
import { TripForm as OldForm } from '../features/trip-form/components/trip-form.tsx';

const EditForm = lazyNamed(() => import('../features/trip-form/components/edit-form.tsx'), 'EditForm');
const Wizard = lazyNamed(() => import('../features/wizard/components/wizard.tsx'), 'Wizard');
const OneQuestion = lazyNamed(() => import('../features/wizard/components/one-question.tsx'), 'OneQuestion');

type Props = {
  destinations: readonly Chosen[];
  places?: readonly number[];
  towns?: readonly number[] | undefined;
  trip?: string;
  question?: 'theme' | 'duration' | 'locations' | 'date';
  onClose: () => void;
};

function AskedForm({ destinations, places = [], towns, trip, question, onClose }: Props) {
  const asksSteps = useAppState().features.new_trip_form_enabled;
  if (trip && question && asksSteps) return <OneQuestion trip={trip} question={question} onClose={onClose} />;
  if (trip) return <EditForm trip={trip} onClose={onClose} />;
  if (!asksSteps) return <OldForm destinations={destinations} places={places} towns={towns} onClose={onClose} />;
  return <Wizard destinations={destinations} places={places} towns={towns} onClose={onClose} />;
}

/** The form that plans a trip, step by step where the new form is switched on, or changes the trip that is given. */
export function TripForm(props: Props) {
  return (
    <Suspense fallback={<Skeleton shape="card" />}>
      <AskedForm {...props} />
    </Suspense>
  );
}
