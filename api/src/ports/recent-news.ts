import { LRUCache } from 'lru-cache';

/** Of how many things it is remembered when there was news of them. */
const remembered = 10_000;

/** When there was news of what: whether something that was read some time ago still stands. Ids are of whatever kind. */
export interface RecentNews {
  /** Now, to ask later what has happened since. */
  moment(): number;
  /** @param id null: there may have been news of anything */
  note(id: string | null): void;
  /** Whether there has been no news of any of these since that moment; of what is not remembered any more there may have been. */
  isQuiet(ids: readonly string[], since: number): boolean;
}

export function recentNews(most = remembered): RecentNews {
  let count = 0;
  let forgotten = 0;
  const last = new LRUCache<string, number>({
    max: most,
    dispose: (at, _id, reason) => {
      if (reason === 'evict') forgotten = Math.max(forgotten, at);
    },
  });
  return {
    moment: () => count,
    note: (id) => {
      count += 1;
      if (id === null) forgotten = count;
      else last.set(id, count);
    },
    isQuiet: (ids, since) => since >= forgotten && ids.every((id) => (last.peek(id) ?? 0) <= since),
  };
}
