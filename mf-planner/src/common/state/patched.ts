import { useEffect, useRef, useState } from 'react';
import { withEffect, type Effects, type Operation } from '../domain/operations.ts';
import { useOpenTrip, useTripEdits } from './open-trip.ts';

type Answer<T> = {
  asked: { data: { results: T } | undefined };
  askAgain: () => Promise<unknown>;
  put: (after: (results: T) => T) => void;
};

/**
 * What a call of its own brings of the open trip, as it will be once all that was done has reached the server. Effects speak of
 * ids, so that one that is in the answer already changes nothing. What the server has done is put on the answer, and stays there
 * though it cannot be asked for again. It is asked for anew whenever the trip has become another one: by an edit that was taken
 * back, in another tab, or by somebody else.
 */
export function usePatched<T>({ asked, askAgain, put }: Answer<T>, effects: Effects<T>) {
  const { version } = useOpenTrip().trip;
  const { edit, waiting } = useTripEdits();
  const base = asked.data?.results;
  /** Those that are on their way. */
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
    if (ok) put((results) => withEffect(effects, results, operation));
    setOwn((all) => all.filter((one) => one !== operation));
    await askAgain();
    return ok;
  };
  const onTheirWay = [...own.filter((one) => !waiting.includes(one)), ...waiting];
  const shown =
    base === undefined
      ? undefined
      : onTheirWay.reduce<T>((value, operation) => withEffect(effects, value, operation), base);
  return { shown, act };
}
