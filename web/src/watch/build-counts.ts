import { LRUCache } from 'lru-cache';
import type { BuildName } from '../pages/render-page.ts';
import { failureKinds, type FailureKind } from './failure-report.ts';

/** What speaks for and against a build: how much each visitor has seen of it and failed with, each counted a few times only. */
export type Judged = { views: number; failures: number; visitors: number };
export type BuildCounts = BuildName & { views: number; failures: Record<FailureKind, number>; judged: Judged };

/** One visitor, or one crawler, says no more than this of one build. */
const mostViews = 5;
const mostFailures = 2;
/** What never came may as well have been kept back by a slow network; whatever else fails is the build's own. */
const weightOf = (kind: FailureKind): number => (kind === 'hang' ? 0.5 : 1);
/** Visitors of one build that are told apart; beyond them it has long been judged. */
const mostVisitors = 5_000;
/** Builds that counts are kept of, those of before among them. */
const mostBuilds = 200;

type Kept = BuildCounts & { seen: LRUCache<string, { views: number; failures: number }> };

const noFailures = () => Object.fromEntries(failureKinds.map((kind) => [kind, 0])) as Record<FailureKind, number>;

/** Views and failures of each build, in this process and since it began. */
export function createBuildCounts() {
  const builds = new LRUCache<string, Kept>({ max: mostBuilds });
  const keptOf = ({ app, build }: BuildName): Kept => {
    const key = `${app}/${build}`;
    const known = builds.get(key);
    if (known) return known;
    const kept: Kept = {
      app,
      build,
      views: 0,
      failures: noFailures(),
      judged: { views: 0, failures: 0, visitors: 0 },
      seen: new LRUCache({ max: mostVisitors }),
    };
    builds.set(key, kept);
    return kept;
  };
  const visitorOf = ({ seen }: Kept, visitor: string) => {
    const known = seen.get(visitor) ?? { views: 0, failures: 0 };
    seen.set(visitor, known);
    return known;
  };
  return {
    /** @param isJudged whether it counts for or against the build */
    viewed(name: BuildName, visitor: string, isJudged: boolean): void {
      const kept = keptOf(name);
      kept.views += 1;
      if (!isJudged) return;
      const known = visitorOf(kept, visitor);
      known.views += 1;
      if (known.views <= mostViews) kept.judged.views += 1;
    },
    failed(name: BuildName, kind: FailureKind, visitor: string, isJudged: boolean): void {
      const kept = keptOf(name);
      kept.failures[kind] += 1;
      if (!isJudged) return;
      const known = visitorOf(kept, visitor);
      if (known.failures === 0) kept.judged.visitors += 1;
      const counted = Math.min(weightOf(kind), mostFailures - known.failures);
      known.failures += counted;
      kept.judged.failures += counted;
    },
    of: ({ app, build }: BuildName): BuildCounts | undefined => builds.get(`${app}/${build}`),
    all: (): BuildCounts[] => [...builds.values()],
  };
}
export type Counts = ReturnType<typeof createBuildCounts>;
