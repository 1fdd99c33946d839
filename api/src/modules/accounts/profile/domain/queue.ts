import { TooFast } from '../../../../http/http-error.ts';

const waitSeconds = 10;

/**
 * Does one piece of work after the other.
 * @param mostWaiting how many may stand in line
 * @returns runs a piece when its turn comes; throws TooFast 429 at once when the line is full
 */
export function createQueue(mostWaiting: number): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (waiting > mostWaiting) throw new TooFast(waitSeconds);
    waiting += 1;
    const mine = last.then(work);
    last = mine.catch(() => undefined);
    try {
      return await mine;
    } finally {
      waiting -= 1;
    }
  };
}
