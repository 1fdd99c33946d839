import type { TripProgress } from '@tabi/shared/contracts/trips';
import { Form, FormSpy, SubmitButton, useForm, useFormState } from '@tabi/shared/forms';
import { links } from '@tabi/shared/links';
import { useAppState } from '@tabi/shared/state';
import { Button } from '@tabi/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { Planning } from '../../../common/components/planning.tsx';
import { WantedPlaces } from '../../../common/components/wanted-places.tsx';
import { usePlanning } from '../../../common/components/use-planning.ts';
import { idsOf, namesOf, type Chosen } from '../../../common/domain/destination-rows.ts';
import { today } from '../../../common/domain/today.ts';
import { wantedOf, type Wanted } from '../../../common/domain/wanted.ts';
import type { Answers } from '../domain/answers.ts';
import { afterSkipping, inputOf, problemsOf, refusedSteps, steps } from '../domain/wizard.ts';
import { kept, loadAnswers, saveAnswers } from '../state.ts';
import { QuestionFields } from './questions.tsx';
import { useArrowKeys, useSwipe } from './use-ways.ts';
import styles from './wizard.module.css';

const firstControl = 'input:checked, input:not([type=radio]), input';

/** The question that comes is the one to answer: the focus goes along, though not when the wizard opens. */
function useFocusOn(index: number) {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef(index);
  useEffect(() => {
    if (before.current === index) return;
    before.current = index;
    const fields = box.current;
    (fields?.querySelector<HTMLElement>('input:checked') ?? fields?.querySelector<HTMLElement>(firstControl))?.focus();
  }, [index]);
  return box;
}

function Progress({ index }: { index: number }) {
  const words = `Step ${index + 1} of ${steps.length}`;
  return (
    <div className={styles['progress']}>
      <p>{words}</p>
      <div
        role="progressbar"
        aria-label="Progress"
        aria-valuemin={1}
        aria-valuemax={steps.length}
        aria-valuenow={index + 1}
        aria-valuetext={words}
        className={styles['bar']}
      >
        <span style={{ width: `${((index + 1) / steps.length) * 100}%` }} />
      </div>
    </div>
  );
}

type StepProps = { index: number; firstDay: string; onBack: () => void; onSkip: () => void };

function Step({ index, firstDay, onBack, onSkip }: StepProps) {
  const form = useForm<Answers>();
  const step = steps[index]!;
  const isLast = index === steps.length - 1;
  const box = useFocusOn(index);
  // Keys and fingers turn the pages; only a press sends the last one.
  const ways = { forward: () => (isLast ? undefined : void form.submit()), back: onBack };
  useArrowKeys(ways);
  return (
    <div className={styles['step']} {...useSwipe(ways)}>
      <Progress index={index} />
      <div ref={box} className={styles['question']}>
        <QuestionFields {...step} firstDay={firstDay} />
      </div>
      <div className={styles['ways']}>
        <Button size="large" disabled={index === 0} onClick={onBack}>
          Back
        </Button>
        {step.skippable ? (
          <Button look="quiet" size="large" className={styles['skip']} onClick={onSkip}>
            Skip
          </Button>
        ) : null}
        <SubmitButton size="large" busy={isLast ? 'Planning…' : 'Next'} className={styles['next']}>
          {isLast ? 'Plan my trip' : 'Next'}
        </SubmitButton>
      </div>
    </div>
  );
}

function PlanningNow({ progress }: { progress: TripProgress | null | undefined }) {
  const { values } = useFormState<Answers>({ subscription: { values: true } });
  return <Planning days={values.duration} destinations={namesOf(values.locations)} progress={progress} />;
}

function PlacesNow({ wanted }: { wanted: Wanted }) {
  const { values } = useFormState<Answers>({ subscription: { values: true } });
  return <WantedPlaces wanted={wanted} destinations={idsOf(values.locations)} />;
}

/** Has the answers planned; one of them that the server does not take is asked again. */
function useSending(wanted: Wanted, onClose: () => void, goTo: (index: number) => void) {
  const { plan, planning, progress } = usePlanning({
    onPlanned: onClose,
    page: (slug) => links.itinerary(slug),
    forget: kept.forget,
    onFailed: kept.remember,
  });
  const home = useAppState().session.user?.setting.home_city?.id;
  const send = async (answers: Answers) => {
    const failed = kept.read()?.failed;
    const body = {
      ...inputOf(answers, home),
      ...wantedOf(idsOf(answers.locations), wanted),
      ...(failed ? { trip_id: failed } : {}),
    };
    const refused = await plan({ ask: { call: 'POST /api/trips/planner', body }, key: kept.keyOf(answers, body) });
    if (!refused) return undefined;
    const { errors, first } = refusedSteps(refused);
    if (first >= 0) goTo(first);
    return errors;
  };
  return { send, planning, progress };
}

type Props = {
  destinations: readonly Chosen[];
  /** Ids of places that the trip is to have. */
  places?: readonly number[];
  /** Ids of the destinations that these are in, in the same order. */
  towns?: readonly number[] | undefined;
  onClose: () => void;
};

/** The trip form as a conversation: one question at a time, and the last answer plans the trip. */
export function Wizard({ destinations, places = [], towns, onClose }: Props) {
  const [begun] = useState(() => loadAnswers(destinations));
  const [firstDay] = useState(today);
  const [index, setIndex] = useState(0);
  const { send, planning, progress } = useSending({ places, towns }, onClose, setIndex);
  const submit = (answers: Answers) => {
    if (index === steps.length - 1) return send(answers);
    setIndex(index + 1);
    return undefined;
  };
  const step = steps[index]!;
  return (
    <div data-whole-screen className={styles['screen']}>
      <Form<Answers>
        className={styles['wizard']}
        initialValues={begun}
        validate={(answers) => problemsOf(answers, step, firstDay)}
        submit={submit}
      >
        <FormSpy<Answers> subscription={{ values: true }} onChange={({ values }) => saveAnswers(values)} />
        <PlacesNow wanted={{ places, towns }} />
        {planning ? (
          <PlanningNow progress={progress} />
        ) : (
          <SkippingStep index={index} firstDay={firstDay} begun={begun} onStep={setIndex} />
        )}
      </Form>
    </div>
  );
}

type SkippingProps = { index: number; firstDay: string; begun: Answers; onStep: (index: number) => void };

/** What is skipped is answered as it was proposed. */
function SkippingStep({ index, firstDay, begun, onStep }: SkippingProps) {
  const form = useForm<Answers>();
  const skip = () => {
    const { name } = steps[index]!;
    form.change(name, begun[name] as never);
    const next = afterSkipping(steps, index);
    if (next < steps.length) onStep(next);
    else void form.submit();
  };
  return <Step index={index} firstDay={firstDay} onBack={() => onStep(Math.max(0, index - 1))} onSkip={skip} />;
}
