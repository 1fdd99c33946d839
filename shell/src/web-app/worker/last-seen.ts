import { privateCache } from '../kept-marks.ts';

export type LastSeenParts = {
  caches: CacheStorage;
  fetch: (request: Request) => Promise<Response>;
  /** Name of the cache for what is the same for everybody. */
  openCache: string;
  /** How many are kept in it. */
  most: number;
};

export type LastSeen = {
  /**
   * From the network, which is also what is kept; from before when the network fails, or takes longer than `patience`
   * milliseconds.
   * @param key null: not to be kept
   * @param aged makes the copy that is handed out
   * @throws what the network threw when nothing was kept either
   */
  ask(wish: LastSeenWish): Promise<Response>;
  kept(key: string): Promise<Response | undefined>;
  /** Deletes what was not for all. What is on its way by now will not be kept. */
  forgetPrivate(): Promise<void>;
};

export type LastSeenWish = {
  request: Request;
  key: string | null;
  patience: number;
  aged: (kept: Response) => Promise<Response>;
  /** Keeps the worker alive while it stores. */
  waitUntil: (work: Promise<unknown>) => void;
};

/** How many are kept in the cache that ends with the session. */
const mostPrivate = 200;

/** The server says so itself: what is for one person only has `no-store`. */
const isPrivate = (answer: Response) => /no-store|private/.test(answer.headers.get('cache-control') ?? '');

const after = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms, undefined));

/** Network first over two caches: one for all, one that ends with the session. */
export function createLastSeen({ caches, fetch, openCache, most }: LastSeenParts): LastSeen {
  /** Counts the times that everything private was forgotten. */
  let era = 0;
  const names = [openCache, privateCache];

  const trim = async (cache: Cache, limit: number) => {
    // A key that is put again moves to the end: the first ones were seen longest ago.
    const keys = await cache.keys();
    await Promise.all(keys.slice(0, Math.max(0, keys.length - limit)).map((key) => cache.delete(key)));
  };

  const keep = async (key: string, answer: Response, asked: number): Promise<void> => {
    if (answer.status !== 200 || answer.redirected) return;
    const own = isPrivate(answer);
    const cache = await caches.open(own ? privateCache : openCache);
    if (own && asked !== era) return;
    await cache.put(key, answer);
    await (await caches.open(own ? openCache : privateCache)).delete(key);
    await trim(cache, own ? mostPrivate : most);
  };

  const kept = async (key: string) => {
    for (const name of names) {
      const found = await (await caches.open(name)).match(key, { ignoreVary: true });
      if (found) return found;
    }
    return undefined;
  };

  return {
    kept,
    async ask({ request, key, patience, aged, waitUntil }) {
      const asked = era;
      const live = fetch(request);
      if (!key) return live;
      const stored = live.then(
        (answer) => keep(key, answer.clone(), asked),
        () => undefined,
      );
      waitUntil(stored.catch(() => undefined));
      const first = await Promise.race([live.catch(() => undefined), after(patience)]);
      if (first) return first;
      const before = await kept(key);
      return before ? aged(before) : live;
    },
    async forgetPrivate() {
      era += 1;
      await caches.delete(privateCache);
    },
  };
}
