import type { ApiContext } from '../../../ports/context.ts';
import { storeInteractions, type CountedInteraction } from './repository.ts';

/** Keeps interactions for a moment, to store many at once. A crash loses the last second's; nobody's work is in them. */
export interface InteractionBatch {
  /** Takes them and returns at once. Beyond what memory is given for, they are dropped and counted in the log. */
  add(rows: CountedInteraction[]): void;
  /** Stores what waits. */
  flush(): Promise<void>;
  /** Stores what waits, and no more after that. */
  close(): Promise<void>;
}

const everyMs = 1_000;
const most = 5_000;

export function createBatch({ pool, log }: Pick<ApiContext, 'pool' | 'log'>): InteractionBatch {
  let waiting: CountedInteraction[] = [];
  let dropped = 0;
  let storing: Promise<void> = Promise.resolve();

  const store = async () => {
    const rows = waiting;
    waiting = [];
    if (dropped > 0) log.warn({ dropped }, 'More interactions came than could be stored.');
    dropped = 0;
    if (rows.length > 0) await storeInteractions(pool, rows);
  };
  const flush = () => {
    storing = storing.then(store).catch((error: unknown) => log.error({ err: error }, 'Interactions were not stored.'));
    return storing;
  };
  const timer = setInterval(() => void flush(), everyMs);
  timer.unref();

  return {
    add: (rows) => {
      const room = most - waiting.length;
      waiting.push(...rows.slice(0, room));
      dropped += Math.max(0, rows.length - room);
    },
    flush,
    close: () => {
      clearInterval(timer);
      return flush();
    },
  };
}
