import type { Place } from '../model/model.ts';

/** Minutes from one stop to the next, before anything is known about their order. */
const betweenStops = 20;

/**
 * What the best places together are worth that days of so many stops and minutes hold: the most worthy first, those
 * that do not fit any more passed over. An estimate for sharing out days, without hours and order.
 */
export function worthOfDays(
  places: readonly Place[],
  worth: ReadonlyMap<string, number>,
  stops: number,
  minutes: number,
): number {
  const sorted = [...places].sort((a, b) => worth.get(b.id)! - worth.get(a.id)! || (a.id < b.id ? -1 : 1));
  let [left, free, sum] = [stops, minutes, 0];
  for (const place of sorted) {
    const takes = place.visitMinutes + betweenStops;
    if (left === 0 || takes > free) continue;
    left--;
    free -= takes;
    sum += worth.get(place.id)!;
  }
  return sum;
}
