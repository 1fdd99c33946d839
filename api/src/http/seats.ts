import { TooFast } from './http-error.ts';

const waitSeconds = 30;

/** Counts what is open at once, by whose it is. In one process: what it keeps from running out is the process's own. */
export function createSeats() {
  const taken = new Map<string, number>();
  return {
    /**
     * @param wanted each with how many it may have
     * @returns gives the seats back; once is enough, more does nothing
     * @throws TooFast 429 when one of them has all of its own
     */
    take: (wanted: [whose: string, most: number][]): (() => void) => {
      if (wanted.some(([whose, most]) => (taken.get(whose) ?? 0) >= most)) throw new TooFast(waitSeconds);
      for (const [whose] of wanted) taken.set(whose, (taken.get(whose) ?? 0) + 1);
      let left = false;
      return () => {
        if (left) return;
        left = true;
        for (const [whose] of wanted) {
          const rest = (taken.get(whose) ?? 1) - 1;
          if (rest > 0) taken.set(whose, rest);
          else taken.delete(whose);
        }
      };
    },
  };
}
