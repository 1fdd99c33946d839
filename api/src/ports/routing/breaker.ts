/** Keeps a process from asking an engine that does not answer, once it has failed a few times in a row. */
export interface Breaker {
  /** False while the engine rests; after that one question may try it out. */
  allows(): boolean;
  succeeded(): void;
  failed(): void;
}

const failuresToRest = 3;
const restMs = 30_000;

export function createBreaker(now: () => Date): Breaker {
  let failures = 0;
  let restsUntil = 0;
  return {
    allows() {
      if (failures < failuresToRest) return true;
      if (now().getTime() < restsUntil) return false;
      // Whoever asks first tries the engine out; the others go on resting until that is known.
      restsUntil = now().getTime() + restMs;
      return true;
    },
    succeeded() {
      failures = 0;
    },
    failed() {
      failures += 1;
      if (failures >= failuresToRest) restsUntil = now().getTime() + restMs;
    },
  };
}
