import type { PlanRequest } from '../model/model.ts';
import type { PreparedDay } from './prepare.ts';

/** A day that ends before has no evening. */
const eveningFrom = 1260;
/** Themes in whose evenings one rests. */
const quietThemes = new Set<PlanRequest['theme']>(['relaxation', 'family']);

/** How many days of its city lie before each day, and whether its evening is to have something in it. */
export function ranksAndEvenings(
  { pace, theme }: Pick<PlanRequest, 'pace' | 'theme'>,
  days: readonly PreparedDay[],
): { rank: number[]; evening: boolean[] } {
  const seen = new Map<string, number>();
  const rank = days.map(({ destinationId }) => {
    const before = seen.get(destinationId) ?? 0;
    seen.set(destinationId, before + 1);
    return before;
  });
  const isQuiet = pace === 0 || quietThemes.has(theme);
  return { rank, evening: days.map((day) => !isQuiet && !day.trip && !day.free && day.close >= eveningFrom) };
}
