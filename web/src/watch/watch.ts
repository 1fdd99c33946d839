import { createHmac, randomBytes } from 'node:crypto';
import type { ReleaseShelf } from '@tabi/releases';
import type { BuildName, Page } from '../pages/render-page.ts';
import { createBuildCounts, type Counts } from './build-counts.ts';
import type { FailureKind, FailureReport } from './failure-report.ts';
import { createProtection } from './protection.ts';
import { isTooBad, isWatched } from './verdict.ts';

type Deps = Parameters<typeof createProtection>[0] & {
  /** Whose addresses are one visitor. */
  networkOf: (ip: string) => string;
  /** Whether something else than a build may be why pages fail now. */
  isBusy: () => boolean;
};

export type Watch = {
  counts: Counts;
  /** A page was sent. */
  viewed: (page: Pick<Page, 'builds' | 'failed'>, ip: string) => void;
  /** A browser told of failures. */
  reported: (report: FailureReport, ip: string) => void;
};

/** Visitors are told apart by their network, under a name that no other process and no later one would give it. */
const createVisitorNames = (networkOf: Deps['networkOf']) => {
  const salt = randomBytes(32);
  return (ip: string) => createHmac('sha256', salt).update(networkOf(ip)).digest('base64url').slice(0, 16);
};

/** Pure: whether browsers may have this build by now: what is told of others is made up, or long over. */
function isOut(shelf: ReleaseShelf, { app, build }: BuildName): boolean {
  const { apps } = shelf.registry();
  const entry = Object.hasOwn(apps, app) ? apps[app] : undefined;
  return entry !== undefined && [entry.current, entry.canary?.build, ...entry.previous].includes(build);
}

/** Counts what becomes of each build, and has those taken out that fail for too many of their first visitors. */
export function createWatch(deps: Deps, now: () => number = Date.now): Watch {
  const { shelf } = deps;
  const counts = createBuildCounts();
  const protection = createProtection(deps);
  const nameOf = createVisitorNames(deps.networkOf);
  const none = { views: 0 };

  const isJudged = (name: BuildName) =>
    !deps.isBusy() && isWatched(shelf.registry(), name, counts.of(name)?.judged ?? none, now());
  const fail = (name: BuildName, kind: FailureKind, visitor: string) => {
    counts.failed(name, kind, visitor, isJudged(name));
    const known = counts.of(name);
    if (known && isTooBad(known.judged) && isJudged(name)) protection.condemn(known);
  };

  return {
    counts,
    viewed({ builds, failed }, ip) {
      const visitor = nameOf(ip);
      const named = new Map([...builds, ...failed].map((name) => [`${name.app}/${name.build}`, name]));
      for (const name of named.values()) counts.viewed(name, visitor, isJudged(name));
      for (const name of failed) fail(name, 'server-render', visitor);
    },
    reported(report, ip) {
      const visitor = nameOf(ip);
      for (const { app, build, kind } of report) if (isOut(shelf, { app, build })) fail({ app, build }, kind, visitor);
    },
  };
}
