import { LRUCache } from 'lru-cache';

const minute = 60_000;
/** More networks than this at once, and the quietest are forgotten. */
const mostNetworks = 20_000;

/** Counts what each network has rendered in this process in the running minute: rendering is the work that fills a processor. */
export function createRenderBudget(most: number, now: () => number = Date.now) {
  const spent = new LRUCache<string, { count: number; ends: number }>({ max: mostNetworks });
  return {
    /** @returns in how many seconds to come again; 0: now */
    spend(network: string): number {
      const known = spent.get(network);
      const current = known && known.ends > now() ? known : { count: 0, ends: now() + minute };
      if (current.count >= most) return Math.max(1, Math.ceil((current.ends - now()) / 1000));
      current.count += 1;
      spent.set(network, current);
      return 0;
    },
  };
}
