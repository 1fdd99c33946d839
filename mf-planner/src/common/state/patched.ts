import { useEffect, useRef, useState } from 'react';
import { withEffect, type Effects, type Operation } from '../domain/operations.ts';
import { useOpenTrip, useTripEdits } from './open-trip.ts';

/**
 * What a call of its own brings of the open trip, as it will be once all that was done has reached the server. Effects speak of
 * ids, so that one that is in the answer already changes nothing. It is asked for anew whenever the trip has become another one:
 * by an edit that was taken back, in another tab, or by somebody else.
 */
export function usePatched<T>(base: T | undefined, askAgain: () => Promise<unknown>, effects: Effects<T>) {
  const { version } = useOpenTrip().trip;
  const { edit, waiting } = useTripEdits();
  /** Those that are done, or on their way, until the answer has them. */
  const [own, setOwn] = useState<readonly Operation[]>([]);
  const seen = useRef(version);
  useEffect(() => {
    if (seen.current === version) return;
    seen.current = version;
    void askAgain();
  });
  /** @returns whether it was done; a failure has been told by then */
  const act = async (operation: Operation): Promise<boolean> => {
    setOwn((all) => [...all, operation]);
    const { ok } = await edit(operation);
    await askAgain();
    setOwn((all) => all.filter((one) => one !== operation));
    return ok;
  };
  const onTheirWay = [...own.filter((one) => !waiting.includes(one)), ...waiting];
  const shown =
    base === undefined
      ? undefined
      : onTheirWay.reduce<T>((value, operation) => withEffect(effects, value, operation), base);
  return { shown, act };
}
