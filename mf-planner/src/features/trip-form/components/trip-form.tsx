import type { TripProgress } from '@tabi/shared/contracts/trips';
import { Button } from '@tabi/shared/ui';
import { Form, FormSpy, SubmitButton, useFormState, type SubmitErrors } from '@tabi/shared/forms';
import { links } from '@tabi/shared/links';
import { useAppState } from '@tabi/shared/state';
import { useState } from 'react';
import { DestinationPicker } from '../../../common/components/destination-picker.tsx';
import { Planning } from '../../../common/components/planning.tsx';
import { WantedPlaces } from '../../../common/components/wanted-places.tsx';
import { usePlanning } from '../../../common/components/use-planning.ts';
import { allChosen, idsOf, namesOf, type Chosen } from '../../../common/domain/destination-rows.ts';
import { today } from '../../../common/domain/today.ts';
import { wantedOf, type Wanted } from '../../../common/domain/wanted.ts';
import { dayCount, firstDayOf, inputOf, problemsOf, wishesComplete, type Draft } from '../domain.ts';
import { kept, loadDraft, saveDraft } from '../state.ts';
import { Budget } from './budget.tsx';
import { Dates } from './dates.tsx';
import { Preferences } from './preferences.tsx';
import { SourcePicker } from './source-picker.tsx';
import styles from './trip-form.module.css';

type Step = 'where' | 'how';

/** The server knows the destinations by their ids alone. */
const byField = ({ destination_ids: destinations, ...others }: SubmitErrors): SubmitErrors =>
  destinations ? { ...others, destinations } : others;

const ofFirstStep = ['destinations', 'source_id', 'startDate', 'endDate', 'startTime', 'endTime'];

/** Where to and when; the only step where no second one is switched on. */
export function WhereAndWhen({ firstDay }: { firstDay: string }) {
  return (
    <>
      <DestinationPicker />
      <SourcePicker />
      <Dates min={firstDay} />
    </>
  );
}

function FirstStep({ firstDay, goesOn }: { firstDay: string; goesOn: boolean }) {
  const { values } = useFormState<Draft>({ subscription: { values: true } });
  return (
    <div className={styles['questions']}>
      <WhereAndWhen firstDay={firstDay} />
      {goesOn ? (
        <SubmitButton size="large" wide busy="Next" disabled={!allChosen(values.destinations)}>
          Next
        </SubmitButton>
      ) : (
        <SubmitButton size="large" wide busy="Planning…">
          Plan my trip
        </SubmitButton>
      )}
    </div>
  );
}

function SecondStep({ onBack }: { onBack: () => void }) {
  const { values } = useFormState<Draft>({ subscription: { values: true } });
  return (
    <div className={styles['questions']}>
      <Budget />
      <Preferences />
      <div className={styles['ways']}>
        <Button size="large" onClick={onBack}>
          Back
        </Button>
        <SubmitButton size="large" wide busy="Planning…" disabled={!wishesComplete(values)}>
          Plan my trip
        </SubmitButton>
      </div>
    </div>
  );
}

export function PlanningNow({ progress }: { progress: TripProgress | null | undefined }) {
  const { values } = useFormState<Draft>({ subscription: { values: true } });
  return <Planning days={dayCount(values)} destinations={namesOf(values.destinations)} progress={progress} />;
}

function PlacesNow({ wanted }: { wanted: Wanted }) {
  const { values } = useFormState<Draft>({ subscription: { values: true } });
  return <WantedPlaces wanted={wanted} destinations={idsOf(values.destinations)} />;
}

type StepsProps = {
  step: Step;
  planning: boolean;
  progress: TripProgress | null | undefined;
  firstDay: string;
  goesOn: boolean;
  onBack: () => void;
};

/** What is asked; while the answer is being planned, how far it is. Fields are hidden when not asked, or they would begin anew. */
function Steps({ step, planning, progress, firstDay, goesOn, onBack }: StepsProps) {
  return (
    <>
      {planning ? <PlanningNow progress={progress} /> : null}
      <div hidden={planning || step === 'how'}>
        <FirstStep firstDay={firstDay} goesOn={goesOn} />
      </div>
      {goesOn ? (
        <div hidden={planning || step === 'where'}>
          <SecondStep onBack={onBack} />
        </div>
      ) : null}
    </>
  );
}

/** A body that makes a trip, or mends the one that the last sending made and that could not be planned. */
const bodyOf = (draft: Draft, wanted: Wanted) => {
  const failed = kept.read()?.failed;
  return { ...inputOf(draft), ...wantedOf(idsOf(draft.destinations), wanted), ...(failed ? { trip_id: failed } : {}) };
};

type Props = {
  destinations: readonly Chosen[];
  /** Ids of places that the trip is to have. */
  places?: readonly number[];
  /** Ids of the destinations that these are in, in the same order. */
  towns?: readonly number[] | undefined;
  onClose: () => void;
};

/** The trip form: where and when, then, where the trip builder is switched on, what it may cost and what one likes. */
export function TripForm({ destinations, places = [], towns, onClose }: Props) {
  const { currency, features, session } = useAppState();
  const home = session.user?.setting.home_city ?? null;
  const [begun] = useState(() => loadDraft(destinations, { currency, home }));
  const [firstDay] = useState(() => firstDayOf(today()));
  const [step, setStep] = useState<Step>('where');
  const goesOn = features.trip_builder_enabled;
  const { plan, planning, progress } = usePlanning({
    onPlanned: onClose,
    page: (slug) => links.itineraryTab(slug, 'poi'),
    forget: kept.forget,
    onFailed: kept.remember,
  });
  const submit = async (draft: Draft) => {
    if (goesOn && step === 'where') return setStep('how');
    const body = bodyOf(draft, { places, towns });
    const refused = await plan({ ask: { call: 'POST /api/trips', body }, key: kept.keyOf(draft, body) });
    const errors = refused && byField(refused);
    if (errors && ofFirstStep.some((field) => errors[field])) setStep('where');
    return errors;
  };
  return (
    <Form<Draft> initialValues={begun} validate={(draft) => problemsOf(draft, firstDay)} submit={submit}>
      <FormSpy<Draft> subscription={{ values: true }} onChange={({ values }) => saveDraft(values)} />
      <PlacesNow wanted={{ places, towns }} />
      <Steps {...{ step, planning, progress, firstDay, goesOn }} onBack={() => setStep('where')} />
    </Form>
  );
}
