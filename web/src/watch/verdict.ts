import type { Registry } from '@tabi/releases';
import type { BuildName } from '../pages/render-page.ts';
import type { Judged } from './build-counts.ts';

/** A new build is watched for its first views, and for a while at least: failures come later than the views that they are of. */
const firstViews = 200;
const firstMs = 15 * 60_000;
const longestMs = 96 * firstMs;

/** Fewer of either is a visitor's own trouble; one visitor, however busy, is never enough. */
const leastFailures = 5;
const leastVisitors = 3;
const leastShare = 0.2;

/** Pure: since when a build is new; null when it is not out or was out before, which a rollback that came back to it shows. */
export function newSince({ apps, history }: Registry, { app, build }: BuildName): number | null {
  const entry = apps[app];
  if (entry?.canary?.build === build) return Date.parse(entry.canary.since);
  if (entry?.current !== build) return null;
  const own = history.filter((flip) => flip.app === app && (flip.to === build || flip.from === build));
  return own.length === 1 && own[0] ? Date.parse(own[0].at) : null;
}

/** Pure: whether what happens to a build counts for or against it. */
export function isWatched(registry: Registry, name: BuildName, { views }: Pick<Judged, 'views'>, now: number): boolean {
  const since = newSince(registry, name);
  if (since === null) return false;
  const age = now - since;
  return age < firstMs || (views < firstViews && age < longestMs);
}

/** Pure: of the views of a build those that failed; a page that went on to it by itself has no view of its own. */
export const shareOf = ({ views, failures }: Pick<Judged, 'views' | 'failures'>): number =>
  failures === 0 ? 0 : failures / Math.max(views, failures);

/** Pure: whether a build must go. */
export const isTooBad = (judged: Judged): boolean =>
  judged.failures >= leastFailures && judged.visitors >= leastVisitors && shareOf(judged) >= leastShare;
