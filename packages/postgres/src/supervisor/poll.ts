import { setTimeout as wait } from 'node:timers/promises';

type Pace = { withinMs: number; everyMs?: number };

/** Asks until the answer is neither undefined nor false; undefined when the time is over. */
export const poll = async <T>(ask: () => Promise<T | undefined | false>, pace: Pace): Promise<T | undefined> => {
  const deadline = Date.now() + pace.withinMs;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined && answer !== false) return answer;
    if (Date.now() >= deadline) return undefined;
    await wait(pace.everyMs ?? 20);
  }
};
