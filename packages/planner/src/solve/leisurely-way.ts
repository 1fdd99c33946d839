import { forgivenWay } from './day-trips.ts';
import type { PreparedDay } from './prepare.ts';
import type { NodeMeaning } from './node-meaning.ts';

/** What a matrix of ways, row by row, is laid out by. */
interface Layout {
  readonly at: Int32Array;
  readonly size: number;
  /** Locations where each day starts and ends; -1: anywhere. */
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

/**
 * Takes the way out and back, as far as it was forgiven when the day was chosen, off the ways of days that have nothing
 * else to be for. All of a day's ways become shorter alike, so that the best order of its stops stays the best.
 */
export function forgiveWays(
  way: Int32Array,
  days: readonly PreparedDay[],
  meanings: readonly NodeMeaning[],
  { at, size, starts, ends }: Layout,
): void {
  days.forEach((day, t) => {
    const [start, end] = [starts[t]!, ends[t]!];
    if (!day.atLeisure || start < 0 || end < 0) return;
    const there = meanings.flatMap((node, u) =>
      node.type === 'place' && day.trip?.has(node.place.id) ? [at[u]!] : [],
    );
    const less = forgivenWay(Math.min(...there.map((to) => way[start * size + to]!)));
    for (let other = 0; other < size - 1; other++) {
      way[start * size + other] = Math.max(0, way[start * size + other]! - less);
      way[other * size + end] = Math.max(0, way[other * size + end]! - less);
    }
  });
}
