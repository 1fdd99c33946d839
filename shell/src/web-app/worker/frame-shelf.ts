/** What the build writes into the worker. */
export type FrameParts = {
  /** The shell's build that the worker came with. */
  build: string;
  /** Addresses of what the offline page needs to come to life. */
  files: string[];
};

const prefix = 'tabi-frame-';
export const offlinePath = '/offline';

export type FrameShelf = {
  /** @throws when a part cannot be had: the worker then does not install, and the one before stays */
  fill(): Promise<void>;
  /** Deletes what other builds had here. */
  sweep(): Promise<void>;
  find(address: string): Promise<Response | undefined>;
};

/** The frame with its offline page, there from the first visit on. */
export function createFrameShelf(
  caches: CacheStorage,
  fetch: (address: string) => Promise<Response>,
  { build, files }: FrameParts,
): FrameShelf {
  const name = prefix + build;
  const bring = async (cache: Cache, address: string) => {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}: the worker is not installed without it.`);
    await cache.put(address, answer);
  };
  return {
    async fill() {
      const cache = await caches.open(name);
      await Promise.all([offlinePath, ...files].map((address) => bring(cache, address)));
    },
    async sweep() {
      const others = (await caches.keys()).filter((other) => other.startsWith(prefix) && other !== name);
      await Promise.all(others.map((other) => caches.delete(other)));
    },
    find: async (address) => (await caches.open(name)).match(address, { ignoreVary: true }),
  };
}
