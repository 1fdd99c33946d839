import type { Registry, ReleaseShelf } from '@tabi/releases';
import type { Counts } from './build-counts.ts';
import { isWatched, shareOf } from './verdict.ts';

/** A build that the page server does not run for now. */
export type Struck = { app: string; build: string; until: number };

export type BuildStatus = {
  build: string;
  is: 'current' | 'canary' | 'earlier' | 'bad';
  views: number;
  /** By kind, what is not zero. */
  failures: Record<string, number>;
  failedVisitors: number;
  /** Of the views that count for or against it, while it is new. */
  failedShare: number;
  /** Whether it would be taken out if it failed for too many. */
  isWatched: boolean;
  /** Not run on the server until then. */
  struckUntil: string | null;
};
export type FlipStatus = {
  at: string;
  what: string;
  from: string | null;
  to: string;
  percent: number | null;
  reason: string;
  actor: string | null;
};
export type AppStatus = {
  app: string;
  owner: string;
  canary: { build: string; percent: number; since: string; reason: string; actor: string } | null;
  builds: BuildStatus[];
  /** The newest first. */
  flips: FlipStatus[];
};
export type Status = {
  at: string;
  /** What is counted is of this process, and since then. */
  countedSince: string;
  protection: 'on' | 'off';
  /** What is wrong with the registry, as a sentence. */
  damage: string | null;
  apps: AppStatus[];
};

const mostFlips = 20;

/** Pure: what was done to an app: who did it stands beside the history, under the same moment. */
export function flipsOf({ apps, history }: Registry, app: string): FlipStatus[] {
  const acts = apps[app]?.acts ?? [];
  const flips = history
    .filter((flip) => flip.app === app)
    .map(({ at, from, to, reason }): FlipStatus => {
      const actor = acts.find((act) => act.at === at && act.build === to)?.actor ?? null;
      return { at, what: 'flip', from, to, percent: null, reason, actor };
    });
  const others = acts
    .filter(({ what }) => what !== 'flip')
    .map(({ at, what, build, percent = null, reason, actor }): FlipStatus => ({
      at,
      what,
      from: null,
      to: build,
      percent,
      reason,
      actor,
    }));
  return [...flips, ...others].sort((one, other) => other.at.localeCompare(one.at)).slice(0, mostFlips);
}

type Given = { shelf: ReleaseShelf; counts: Counts; struck: readonly Struck[]; since: number; isOn: boolean };

const none = { views: 0, failures: {} as Record<string, number>, judged: { views: 0, failures: 0, visitors: 0 } };

function buildsOf(registry: Registry, app: string, { counts, struck }: Given, now: number): BuildStatus[] {
  const { current = '', canary, previous = [], bad = [] } = registry.apps[app] ?? {};
  const named: [string, BuildStatus['is']][] = [
    ...(canary ? [[canary.build, 'canary'] as [string, 'canary']] : []),
    [current, 'current'],
    ...previous.map((build): [string, 'earlier'] => [build, 'earlier']),
    ...bad.slice(0, 10).map((build): [string, 'bad'] => [build, 'bad']),
  ];
  return named.map(([build, is]) => {
    const { views, failures, judged }: typeof none = counts.of({ app, build }) ?? none;
    const until = struck.find((one) => one.app === app && one.build === build)?.until;
    return {
      build,
      is,
      views,
      failures: Object.fromEntries(Object.entries(failures).filter(([, count]) => count > 0)),
      failedVisitors: judged.visitors,
      failedShare: Math.round(shareOf(judged) * 1_000) / 1_000,
      isWatched: isWatched(registry, { app, build }, judged, now),
      struckUntil: until === undefined ? null : new Date(until).toISOString(),
    };
  });
}

/** What is out, how it does, and who did what, for operators. */
export function statusOf(given: Given, now = Date.now()): Status {
  const registry = given.shelf.registry();
  return {
    at: new Date(now).toISOString(),
    countedSince: new Date(given.since).toISOString(),
    protection: given.isOn ? 'on' : 'off',
    damage: given.shelf.damage(),
    apps: Object.entries(registry.apps).map(([app, { canary, description }]) => ({
      app,
      owner: description?.owner ?? 'nobody',
      canary: canary
        ? {
            build: canary.build,
            percent: canary.percent,
            since: canary.since,
            reason: canary.reason,
            actor: canary.actor,
          }
        : null,
      builds: buildsOf(registry, app, given, now),
      flips: flipsOf(registry, app),
    })),
  };
}
