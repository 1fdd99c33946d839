import type { RemoteBuild } from '@tabi/shared/federation';
import type { FailureKind } from './failure-kinds.ts';

/** Milliseconds after which what may have been the network's fault is tried again as if nothing had been. */
const shortly = 30_000;
/** What its own code did it will do again: for the visit. */
const visit = 30 * 60_000;
const lasts = (kind: FailureKind) => (kind === 'hang' || kind === 'load' || kind === 'stale-chunk' ? shortly : visit);

const name = 'tabi-struck-builds';
type Kept = Record<string, { kind: FailureKind; until: number }>;

export type StruckBuilds = {
  strike: (build: RemoteBuild, kind: FailureKind) => void;
  forgive: (build: RemoteBuild) => void;
  /** Those that failed come last: better than none. */
  inOrder: (builds: readonly RemoteBuild[]) => RemoteBuild[];
  /** Its own code fails, whatever the network does. */
  isHopeless: (build: RemoteBuild) => boolean;
};

/** Which builds failed during this visit. A page that is opened next begins with the others at once. */
export function createStruckBuilds(storage: () => Storage = () => window.sessionStorage): StruckBuilds {
  let kept: Kept | null = null;
  const read = (): Kept => {
    try {
      kept ??= JSON.parse(storage().getItem(name) ?? '{}') as Kept;
    } catch {
      kept ??= {};
    }
    return kept;
  };
  const write = () => {
    try {
      storage().setItem(name, JSON.stringify(Object.fromEntries(Object.entries(read()).slice(-20))));
    } catch {
      // A browser that keeps nothing remembers it for this page.
    }
  };
  const find = ({ container }: RemoteBuild) => {
    const one = read()[container];
    return one && one.until > Date.now() ? one : null;
  };
  return {
    strike(build, kind) {
      const before = find(build);
      if (before && lasts(before.kind) > lasts(kind)) return;
      read()[build.container] = { kind, until: Date.now() + lasts(kind) };
      write();
    },
    forgive(build) {
      if (!find(build)) return;
      delete read()[build.container];
      write();
    },
    inOrder: (builds) => [...builds.filter((one) => !find(one)), ...builds.filter(find)],
    isHopeless(build) {
      const found = find(build);
      return found !== null && lasts(found.kind) === visit;
    },
  };
}
