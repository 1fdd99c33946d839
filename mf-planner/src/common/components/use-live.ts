import type { ChangeMessage } from '@tabi/shared/contracts/trip-sharing';
import { formatsOf } from '@tabi/shared/format';
import { showToast, useAppState, useAppStateSource } from '@tabi/shared/state';
import { useEffect, useState } from 'react';
import { followTrip, OthersHere } from '../state/live.ts';
import type { TripEdits } from '../state/trip-edits.ts';

/** Keeps the open trip as others make it, and says who did what. @returns who else has it open */
export function useLive(id: string, edits: TripEdits): OthersHere {
  const app = useAppStateSource();
  const { user } = useAppState().session;
  const [others] = useState(() => new OthersHere());
  useEffect(() => {
    const refresh = () => edits.refresh().catch(() => undefined);
    const hear = async (message: ChangeMessage) => {
      await edits.settled();
      if (edits.isOwn(message.version)) return;
      const before = edits.read().shown;
      if (before.trip.version < message.version) await refresh();
      const after = edits.read().shown;
      // Most who look at a trip are alone with it.
      const { liveWords } = await import('../domain/live-words.ts');
      const words = liveWords(message, before, after, user?.name);
      if (words) showToast(app, formatsOf(app.formats).times(words));
    };
    return followTrip(id, {
      onChange: (message) => void hear(message),
      onPeople: others.hear,
      onGap: () => void refresh(),
    });
  }, [id, edits, app, others, user?.name]);
  return others;
}
