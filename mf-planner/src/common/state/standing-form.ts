import { useState } from 'react';

/** Whether it was done, as an edit tells it, or as those say who ask for nothing else. */
type Done = boolean | { ok: boolean };

const isDone = (done: Done) => (typeof done === 'boolean' ? done : done.ok);

/**
 * A form that stands until its edits are done: what was typed is never lost with an answer that did not come.
 * One that waits for the network counts as done, since it is kept on the device. Why it was refused has been told by then.
 */
export function useStandingForm(onDone: () => void) {
  const [busy, setBusy] = useState(false);
  const save = async (begin: () => readonly Promise<Done>[]) => {
    if (busy) return;
    setBusy(true);
    const outcomes = await Promise.all(begin());
    setBusy(false);
    if (outcomes.every(isDone)) onDone();
  };
  return { busy, save };
}
