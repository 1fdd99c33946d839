import { formatsOf } from '@tabi/shared/format';
import { dismissNotice, showFailure, showToast, useAppState, useAppStateSource } from '@tabi/shared/state';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useKeepTrip, useTripCalls } from '../api/open-trip.ts';
import { takeBack } from '../domain/operations.ts';
import type { TripState } from '../domain/trip-state.ts';
import { connected, isConnected } from '../state/connected.ts';
import type { Remark } from '../state/edits-view.ts';
import { shelfOf } from '../state/kept-edits.ts';
import { TripEditsContext } from '../state/open-trip.ts';
import { OthersContext } from '../state/live.ts';
import { openTabs } from '../state/tabs.ts';
import { TripEdits } from '../state/trip-edits.ts';
import { useLive } from './use-live.ts';

/** One remark at a time: the next one takes the place of the one before. */
function useTell(): (remark: Remark) => void {
  const state = useAppStateSource();
  const last = useRef<number | null>(null);
  return ({ words, button }) => {
    if (last.current !== null) dismissNotice(state, last.current);
    last.current = showToast(
      state,
      formatsOf(state.formats).sentence(words),
      button ? { button: button.label, run: button.run } : undefined,
    );
  };
}

/** Where the browser keeps nothing, a page that is left takes along what is not sent: it asks first. @returns ends it */
function askBeforeLosing(edits: TripEdits): () => void {
  const ask = (event: BeforeUnloadEvent) => {
    if (edits.isUnsafe()) event.preventDefault();
  };
  addEventListener('beforeunload', ask);
  return () => removeEventListener('beforeunload', ask);
}

type Props = { id: string; state: TripState; children: ReactNode };

/** Holds one open trip for everything in it: what it is now, and how it is changed. Another trip is another room: give it a key. */
export function OpenTripRoom({ id, state, children }: Props) {
  const app = useAppStateSource();
  const calls = useTripCalls(id);
  const keep = useKeepTrip(id);
  const tell = useTell();
  const [edits] = useState(
    () =>
      new TripEdits(state, {
        ...calls,
        keep,
        tell,
        connected,
        isConnected,
        undoOf: (version, words) => takeBack(state.trip.id, version, words),
        fail: (error) => showFailure(app, error),
      }),
  );
  useEffect(() => edits.receive(state), [edits, state]);
  useEffect(() => askBeforeLosing(edits), [edits]);
  const { status, user } = useAppState().session;
  const tripId = state.trip.id;
  const person = user?.id ?? null;
  useEffect(() => {
    // Until it is known who is here, nothing is theirs.
    if (status === 'unknown') return undefined;
    const shelf = shelfOf(person, tripId);
    const tabs = (hear: Parameters<typeof openTabs>[1]) => openTabs(`${person ?? 'visitor'} ${tripId}`, hear);
    let leave = (): void => undefined;
    // In a turn of its own: its locks, its channel and its store take as long to open as the days to come to life.
    const soon = setTimeout(() => (leave = edits.moveInto({ shelf, tabs })));
    return () => {
      clearTimeout(soon);
      leave();
    };
  }, [edits, status, person, tripId]);
  const others = useLive(id, edits);
  return (
    <TripEditsContext value={edits}>
      <OthersContext value={others}>{children}</OthersContext>
    </TripEditsContext>
  );
}
