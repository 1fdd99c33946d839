import { useEffect, useRef, useState } from 'react';
import type { Operation } from '../domain/operations.ts';
import { useOpenTrip, useTripEdits } from './open-trip.ts';

type Patch<T> = (value: T) => T;

/**
 * What a call of its own brings of the open trip, as it will be once all that was done has reached the server. Patches speak of
 * ids, so that one that is in the answer already changes nothing. It is asked for anew whenever the trip has become another one:
 * by an edit that was taken back, in another tab, or by somebody else.
 */
export function usePatched<T>(base: T | undefined, askAgain: () => Promise<unknown>) {
  const { version } = useOpenTrip().trip;
  const { edit } = useTripEdits();
  const [patches, setPatches] = useState<readonly Patch<T>[]>([]);
  const seen = useRef(version);
  useEffect(() => {
    if (seen.current === version) return;
    seen.current = version;
    void askAgain();
  });
  /** @returns whether it was done; a failure has been told by then */
  const act = async (operation: Operation, patch: Patch<T>): Promise<boolean> => {
    setPatches((all) => [...all, patch]);
    const { ok } = await edit(operation);
    await askAgain();
    setPatches((all) => all.filter((one) => one !== patch));
    return ok;
  };
  const shown = base === undefined ? undefined : patches.reduce<T>((value, patch) => patch(value), base);
  return { shown, act };
}
