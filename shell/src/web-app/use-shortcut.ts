import { useNavigate } from '@tabi/shared/router';
import { useAppStateSource } from '@tabi/shared/state';
import { useEffect } from 'react';
import { planTrip } from '../frame/plan-trip.ts';

/** What the app's shortcut "Plan a trip" opens; the manifest names it. */
const planning = 'plan';

/** Somebody came by the shortcut "Plan a trip": the form opens, and the address is an ordinary one again. */
export function useShortcut(): void {
  const state = useAppStateSource();
  const navigate = useNavigate();
  useEffect(() => {
    const { pathname, search } = window.location;
    if (!new URLSearchParams(search).has(planning)) return;
    planTrip(state);
    void navigate(pathname, { replace: true });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, for the address the page was opened with
  }, []);
}
