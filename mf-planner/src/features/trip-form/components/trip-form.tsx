import { ApiError } from '@tabi/shared/data';
import { joinNames } from '@tabi/shared/format';
import { Form, FormSpy, SubmitButton, submitErrors, useFormState, type SubmitErrors } from '@tabi/shared/forms';
import { links } from '@tabi/shared/links';
import { useNavigate } from '@tabi/shared/router';
import { showFailure, showToast, useAppStateSource } from '@tabi/shared/state';
import { useEffect, useRef, useState } from 'react';
import { usePlanTrip } from '../api.ts';
import { dayCount, inputOf, namesOf, problemsOf, type Chosen, type Draft } from '../domain.ts';
import { forgetDraft, loadDraft, saveDraft } from '../state.ts';
import { Dates } from './dates.tsx';
import { DestinationPicker } from './destination-picker.tsx';
import { Planning } from './planning.tsx';
import { Preferences } from './preferences.tsx';
import { SourcePicker } from './source-picker.tsx';
import styles from './trip-form.module.css';

/** The server knows the destinations by their ids alone. */
const byField = ({ destination_ids: destinations, ...others }: SubmitErrors): SubmitErrors =>
  destinations ? { ...others, destinations } : others;

/** False once what asks has been closed. */
function useStillOpen() {
  const open = useRef(true);
  useEffect(() => {
    open.current = true;
    return () => {
      open.current = false;
    };
  }, []);
  return open;
}

/**
 * Plans the trip and leads to its days; a failure is told in a dialog, and what was filled in stays. Who has closed the form
 * meanwhile is somewhere else: they are told, and stay where they are.
 */
function usePlanning(onPlanned: () => void) {
  const planTrip = usePlanTrip();
  const state = useAppStateSource();
  const navigate = useNavigate();
  const open = useStillOpen();
  return async (draft: Draft) => {
    try {
      const slug = await planTrip(inputOf(draft));
      forgetDraft();
      const toDays = () => navigate(links.itineraryTab(slug, 'timeline'));
      if (open.current) {
        onPlanned();
        await toDays();
      } else showToast(state, 'Your trip is planned.', { button: 'See its days', run: () => void toDays() });
      return undefined;
    } catch (error) {
      showFailure(state, error);
      return byField(submitErrors(error instanceof ApiError && error.status === 422 ? error : null));
    }
  };
}

function PlanningNow() {
  const { values } = useFormState<Draft>({ subscription: { values: true } });
  return <Planning days={dayCount(values)} destinations={joinNames(namesOf(values))} />;
}

/** What is asked; while the answer is being planned, how far it is. The fields are hidden then, or they would begin anew. */
function Questions() {
  const { submitting } = useFormState({ subscription: { submitting: true } });
  return (
    <>
      {submitting ? <PlanningNow /> : null}
      <div hidden={submitting}>
        <div className={styles['questions']}>
          <DestinationPicker />
          <SourcePicker />
          <Dates />
          <Preferences />
          <SubmitButton size="large" wide busy="Planning…">
            Plan my trip
          </SubmitButton>
        </div>
      </div>
    </>
  );
}

/** The trip form: where, when, what and how fast; then the plan. */
export function TripForm({ destinations, onClose }: { destinations: readonly Chosen[]; onClose: () => void }) {
  const [begun] = useState(() => loadDraft(destinations));
  const plan = usePlanning(onClose);
  return (
    <Form<Draft> initialValues={begun} validate={problemsOf} submit={plan}>
      <FormSpy<Draft> subscription={{ values: true }} onChange={({ values }) => saveDraft(values)} />
      <Questions />
    </Form>
  );
}
