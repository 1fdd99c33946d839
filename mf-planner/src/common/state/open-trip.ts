import type { Trip, TripEvent, TripRole, TripWarning } from '@tabi/shared/contracts/trips';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { TripState } from '../domain/trip-state.ts';
import type { TripEdits } from './trip-edits.ts';

export const TripEditsContext = createContext<TripEdits | null>(null);

function useEdits(): TripEdits {
  const edits = useContext(TripEditsContext);
  if (!edits) throw new Error('Show this inside OpenTripRoom: it needs an open trip.');
  return edits;
}

function useView() {
  const edits = useEdits();
  return useSyncExternalStore(edits.subscribe, edits.read, edits.read);
}

/** The trip alone: what is on its way, or done, is nothing to those who only show it. */
function useShown(): TripState {
  const edits = useEdits();
  const read = () => edits.read().shown;
  return useSyncExternalStore(edits.subscribe, read, read);
}

export type OpenTrip = {
  trip: Trip;
  /** In order of time. */
  events: readonly TripEvent[];
  warnings: readonly TripWarning[];
  role: TripRole;
  /** Owner or contributor, and the trip is not locked. */
  canEdit: boolean;
};

/** The trip that is open, as it will be once all that was done has reached the server. */
export function useOpenTrip(): OpenTrip {
  const { trip, events, warnings } = useShown();
  return { trip, events, warnings, role: trip.role, canEdit: trip.canManage && !trip.locked };
}

/** Changes the open trip, for those who need not know what becomes of it. */
export const useEditTrip = (): TripEdits['edit'] => useEdits().edit;

/** Changes the open trip; what was done is told in one line with Undo. */
export function useTripEdits() {
  const edits = useEdits();
  const { shown: _, ...view } = useView();
  const { edit, undo, redo, doAgain, letGo } = edits;
  return { edit, undo, redo, doAgain, letGo, ...view };
}
