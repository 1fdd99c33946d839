import type { TripProgress } from '@tabi/shared/contracts/trips';
import type { TripPreferences } from '@tabi/shared/contracts/trip-changes';
import { Form, SubmitButton, useFormState } from '@tabi/shared/forms';
import { Loaded, Skeleton } from '@tabi/shared/ui';
import { useState } from 'react';
import { useSavedForm } from '../../../common/api/saved-form.ts';
import { Planning } from '../../../common/components/planning.tsx';
import { usePlanning } from '../../../common/components/use-planning.ts';
import { namesOf } from '../../../common/domain/destination-rows.ts';
import { today } from '../../../common/domain/today.ts';
import type { Answers, Question } from '../domain/answers.ts';
import { answersOf, changeOf, firstDayOf, problemsOf, refusedSteps, steps } from '../domain/wizard.ts';
import { QuestionFields } from './questions.tsx';
import styles from './wizard.module.css';

type Props = { trip: string; question: Question; onClose: () => void };

function PlanningNow({ progress }: { progress: TripProgress | null | undefined }) {
  const { values } = useFormState<Answers>({ subscription: { values: true } });
  return <Planning days={values.duration} destinations={namesOf(values.locations)} progress={progress} />;
}

function FilledQuestion({ trip, question, onClose, saved }: Props & { saved: TripPreferences }) {
  const [filled] = useState(() => answersOf(saved));
  const firstDay = firstDayOf(today(), saved);
  const step = steps.find(({ name }) => name === question)!;
  const { plan, planning, progress } = usePlanning({
    onPlanned: onClose,
    // Whoever changes a trip has it before them.
    page: () => null,
    forget: () => undefined,
    onFailed: () => undefined,
  });
  const submit = async (answers: Answers) => {
    const ask = { call: 'POST /api/trips/planner', body: changeOf(answers, saved, trip) } as const;
    const refused = await plan({ ask, key: '' });
    return refused && refusedSteps(refused).errors;
  };
  return (
    <Form<Answers>
      className={styles['wizard']}
      initialValues={filled}
      validate={(answers) => problemsOf(answers, step, firstDay)}
      submit={submit}
    >
      {planning ? <PlanningNow progress={progress} /> : null}
      <div hidden={planning}>
        <div className={styles['step']}>
          <div className={styles['question']}>
            <QuestionFields {...step} firstDay={firstDay} />
          </div>
          <div className={styles['ways']}>
            <SubmitButton size="large" busy="Saving…" className={styles['next']}>
              Save
            </SubmitButton>
          </div>
        </div>
      </div>
    </Form>
  );
}

/** One question about a trip that is there, answered anew. */
export function OneQuestion(props: Props) {
  return (
    <Loaded of={useSavedForm(props.trip)} what="This question" size="small" skeleton={<Skeleton shape="card" />}>
      {({ results }) => <FilledQuestion {...props} saved={results} />}
    </Loaded>
  );
}
