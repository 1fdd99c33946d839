import { setTimeout as wait } from 'node:timers/promises';

type Close = () => Promise<unknown>;

/** What was opened, to be closed in the opposite order. */
export type Closers = {
  /** `withinMs`: how long this one may take before the next has its turn. */
  add: (name: string, withinMs: number, close: Close) => void;
  closeAll: () => Promise<void>;
  isClosing: () => boolean;
};

/** @param log told of what did not close in time or failed to */
export const createClosers = (log: (line: string, error?: unknown) => void): Closers => {
  const open: { name: string; withinMs: number; close: Close }[] = [];
  let closing: Promise<void> | undefined;

  const closeOne = async ({ name, withinMs, close }: (typeof open)[number]): Promise<void> => {
    const giveUp = new AbortController();
    const late = wait(withinMs, 'late' as const, { signal: giveUp.signal }).catch(() => undefined);
    try {
      if ((await Promise.race([close(), late])) === 'late') log(`${name} did not close within ${withinMs} ms.`);
    } catch (error) {
      log(`${name} did not close cleanly.`, error);
    } finally {
      giveUp.abort();
    }
  };

  const closeInTurn = async (): Promise<void> => {
    for (let next = open.pop(); next; next = open.pop()) await closeOne(next);
  };

  return {
    add: (name, withinMs, close) => open.push({ name, withinMs, close }),
    closeAll: () => (closing ??= closeInTurn()),
    isClosing: () => closing !== undefined,
  };
};
