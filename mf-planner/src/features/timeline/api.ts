import type { Moved, PlanChange } from '@tabi/shared/contracts/trip-changes';
import type { Trip, TripEvent } from '@tabi/shared/contracts/trips';
import { ApiError, useApiClient } from '@tabi/shared/data';
import { useEffect, useState } from 'react';
import { useOpenTrip } from '../../common/state/open-trip.ts';

type Preview = {
  data: { before: readonly TripEvent[]; after: PlanChange['events'] } | undefined;
  error: ApiError | undefined;
  retry: () => void;
};

/** What the days would be if they were planned again now. Nothing is changed. */
export function usePlanPreview({ id }: Trip): Preview {
  const api = useApiClient();
  const { events } = useOpenTrip();
  const [before] = useState(events);
  const [asked, setAsked] = useState(0);
  const [answer, setAnswer] = useState<{ after: PlanChange['events'] } | ApiError | null>(null);
  useEffect(() => {
    const ending = new AbortController();
    const options = { background: true, signal: ending.signal };
    api.call('POST /api/trips/{id}/plan', { params: { id }, body: { preview: true } }, options).then(
      ({ results }) => setAnswer({ after: results.events }),
      (error: unknown) => setAnswer(error instanceof ApiError ? error : null),
    );
    return () => ending.abort();
  }, [api, id, asked]);
  const retry = () => {
    setAnswer(null);
    setAsked(asked + 1);
  };
  if (answer instanceof ApiError) return { data: undefined, error: answer, retry };
  return { data: answer ? { before, after: answer.after } : undefined, error: undefined, retry };
}

export type DayLook = { before: readonly TripEvent[]; after: readonly TripEvent[]; moved: readonly Moved[] };

/** What would become of a day that is put in order, or taken out. Nothing is changed. */
export function useDayLook({ id }: Trip, date: string, what: 'plan' | 'remove') {
  const api = useApiClient();
  const { events } = useOpenTrip();
  const [before] = useState(events);
  const [asked, setAsked] = useState(0);
  const [answer, setAnswer] = useState<DayLook | ApiError | null>(null);
  useEffect(() => {
    const ending = new AbortController();
    const options = { background: true, signal: ending.signal };
    const input = { params: { id, date }, body: { preview: true } };
    const look =
      what === 'plan'
        ? api
            .call('POST /api/trips/{id}/days/{date}/plan', input, options)
            .then(({ results }) => ({ after: results.events, moved: [] }))
        : api
            .call('POST /api/trips/{id}/days/{date}/remove', input, options)
            .then(({ results }) => ({ after: results.events, moved: results.moved }));
    look.then(
      (seen) => setAnswer({ before, ...seen }),
      (error: unknown) => setAnswer(error instanceof ApiError ? error : null),
    );
    return () => ending.abort();
  }, [api, id, date, what, before, asked]);
  const retry = () => {
    setAnswer(null);
    setAsked(asked + 1);
  };
  if (answer instanceof ApiError) return { data: undefined, error: answer, retry };
  return { data: answer ?? undefined, error: undefined, retry };
}
