import { ApiError, useApiClient } from '@tabi/shared/data';
import { emit } from '@tabi/shared/events';
import { joinNames } from '@tabi/shared/format';
import { links } from '@tabi/shared/links';
import { useNavigate } from '@tabi/shared/router';
import { showAlert, useAppStateSource } from '@tabi/shared/state';
import { Button } from '@tabi/shared/ui';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { planTrip } from '../api.ts';
import { dayCount, inputOf, namesOf, problemsOf, type Chosen, type Draft } from '../domain.ts';
import { forgetDraft, loadDraft, saveDraft } from '../state.ts';
import { Dates } from './dates.tsx';
import { DestinationPicker } from './destination-picker.tsx';
import { Planning } from './planning.tsx';
import { Preferences } from './preferences.tsx';
import { SourcePicker } from './source-picker.tsx';
import styles from './trip-form.module.css';

/** First texts of a refusal, by field. */
const fieldsOf = (error: ApiError): Record<string, string> =>
  Object.fromEntries(
    Object.entries(error.body?.errors ?? {}).flatMap(([name, texts]) =>
      texts[0] ? [[name.split('.')[0], texts[0]]] : [],
    ),
  );

function usePlanning(onPlanned: () => void) {
  const api = useApiClient();
  const state = useAppStateSource();
  const navigate = useNavigate();
  const [planning, setPlanning] = useState(false);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const plan = async (draft: Draft) => {
    const wrong = problemsOf(draft);
    setProblems(wrong);
    if (Object.keys(wrong).length > 0) return;
    setPlanning(true);
    try {
      const slug = await planTrip(api, inputOf(draft));
      forgetDraft();
      onPlanned();
      emit('planner:trip-planned', { slug });
      await navigate(links.itineraryTab(slug, 'timeline'));
    } catch (error) {
      setPlanning(false);
      if (error instanceof ApiError && error.status === 422) setProblems(fieldsOf(error));
      const text = error instanceof Error && error.message ? error.message : 'Something went wrong!';
      showAlert(state, { title: 'Oops!', text, button: 'OK' });
    }
  };
  return { planning, problems, plan };
}

/** The trip form: where, when, what and how fast; then the plan. */
export function TripForm({ destinations, onClose }: { destinations: readonly Chosen[]; onClose: () => void }) {
  const [draft, setDraft] = useState(() => loadDraft(destinations));
  const { planning, problems, plan } = usePlanning(onClose);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => saveDraft(draft), [draft]);
  useEffect(() => {
    if (Object.keys(problems).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problems]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void plan(draft);
  };
  if (planning) return <Planning days={dayCount(draft)} destinations={joinNames(namesOf(draft))} />;
  return (
    <form ref={form} className={styles['form']} onSubmit={submit} noValidate>
      <DestinationPicker
        rows={draft.destinations}
        onChange={(rows) => setDraft({ ...draft, destinations: rows })}
        problem={problems['destination_ids']}
      />
      <SourcePicker value={draft.source} onChange={(source) => setDraft({ ...draft, source })} />
      <Dates draft={draft} onChange={setDraft} problems={problems} />
      <Preferences draft={draft} onChange={setDraft} />
      <Button type="submit" look="primary" size="large" wide>
        Plan my trip
      </Button>
    </form>
  );
}
