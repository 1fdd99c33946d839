import type { TripProgress } from '@tabi/shared/contracts/trips';
import { ApiError } from '@tabi/shared/data';
import { submitErrors, type SubmitErrors } from '@tabi/shared/forms';
import { useNavigate } from '@tabi/shared/router';
import { showFailure, showToast, useAppStateSource } from '@tabi/shared/state';
import { useEffect, useRef, useState } from 'react';
import { NotPlanned, usePlanTrip, type PlanAsk } from '../api/plan-trip.ts';

type Asked = {
  ask: PlanAsk;
  /** Of this sending. */
  key: string;
};

type Ends = {
  /** It is planned, and the form still open. */
  onPlanned: () => void;
  /** The page to go to then, where there is one. */
  page: (slug: string) => string | null;
  /** Always, once it is planned. */
  forget: () => void;
  /** The trip is there and could not be planned; null: there is none like that any more. */
  onFailed: (slug: string | null) => void;
};

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

/** What the server has against the fields, by its own names of them. */
const refusedFields = (error: unknown): SubmitErrors =>
  submitErrors(error instanceof ApiError && error.status === 422 ? error : null);

/**
 * Has a trip planned and leads to its days; a failure is told in a dialog, and what was filled in stays. Who has closed the
 * form meanwhile is somewhere else: they are told, and stay where they are.
 */
export function usePlanning({ onPlanned, page, forget, onFailed }: Ends) {
  const planTrip = usePlanTrip();
  const state = useAppStateSource();
  const navigate = useNavigate();
  const open = useStillOpen();
  const [planning, setPlanning] = useState(false);
  const [progress, setProgress] = useState<TripProgress | null>();

  const finish = async (slug: string) => {
    forget();
    const path = page(slug);
    const toDays = () => (path === null ? undefined : navigate(path));
    if (!open.current) showToast(state, 'Your trip is planned.', { button: 'See its days', run: () => void toDays() });
    else {
      onPlanned();
      await toDays();
    }
  };
  const plan = async ({ ask, key }: Asked): Promise<SubmitErrors | undefined> => {
    setPlanning(true);
    setProgress(undefined);
    try {
      await finish(await planTrip(ask, key, (trip) => setProgress(trip.progress ?? null)));
      return undefined;
    } catch (error) {
      if (error instanceof NotPlanned) onFailed(error.slug);
      // The trip that was to be mended is gone: the next sending makes one.
      else if (error instanceof ApiError && error.status === 404) onFailed(null);
      showFailure(state, error);
      return refusedFields(error);
    } finally {
      setPlanning(false);
    }
  };
  return { plan, planning, progress };
}
