export type StruckBuilds = {
  /** This build ended its worker, or does not run: nobody gets it on the server for a while. */
  strike: (folder: string) => void;
  isStruck: (folder: string) => boolean;
  /** Those that are not run now, by folder, and until when. */
  all: () => Map<string, number>;
};

const firstMs = 30_000;
const longestMs = 10 * 60_000;

/** Builds that are not run for now: half a minute at first, and twice as long each time they fail again. */
export function createStruckBuilds(now: () => number = Date.now): StruckBuilds {
  const struck = new Map<string, { until: number; ms: number }>();
  return {
    strike(folder) {
      const before = struck.get(folder);
      // Several pages may fail for the same reason at once.
      if (before && before.until > now()) return;
      const ms = Math.min(before ? before.ms * 2 : firstMs, longestMs);
      struck.set(folder, { until: now() + ms, ms });
    },
    isStruck: (folder) => (struck.get(folder)?.until ?? 0) > now(),
    all: () => new Map([...struck].flatMap(([folder, { until }]) => (until > now() ? [[folder, until]] : []))),
  };
}
