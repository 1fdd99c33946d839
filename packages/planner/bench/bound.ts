import type { Session } from '../src/solve/session.ts';

interface Candidate {
  readonly worth: number;
  readonly minutes: number;
  /** The shortest way that leads to it. */
  readonly way: number;
}

const rounds = 400;

/** Lagrangian bound on the worth, less its way, that `stops` visits in `minutes` and `days` can bring. */
function relaxed(candidates: readonly Candidate[], stops: number, minutes: number, days: number, perMinute: number) {
  // Prices of a stop, a minute, and of being a day's first visit, which no way leads to.
  let [perStop, perTime, perFirst] = [0, 0, 0];
  let best = Infinity;
  for (let round = 0; round < rounds; round++) {
    let bound = perStop * stops + perTime * minutes + perFirst * days;
    let [usedStops, usedMinutes, usedFirst] = [0, 0, 0];
    for (const { worth, minutes: length, way } of candidates) {
      const first = worth - perStop - perTime * length - perFirst;
      const inner = worth - perMinute * way - perStop - perTime * (length + way);
      if (Math.max(first, inner) <= 0) continue;
      bound += Math.max(first, inner);
      usedStops++;
      usedMinutes += first >= inner ? length : length + way;
      if (first >= inner) usedFirst++;
    }
    best = Math.min(best, bound);
    const step = 12 / (1 + round / 10);
    perStop = Math.max(0, perStop + (step * (usedStops - stops)) / Math.max(1, stops));
    perTime = Math.max(0, perTime + (0.02 * step * (usedMinutes - minutes)) / Math.max(1, minutes));
    perFirst = Math.max(0, perFirst + (step * (usedFirst - days)) / Math.max(1, days));
  }
  return best;
}

/**
 * A bound that no plan on these days in these cities can pass, in worth less way: places and hours stay, the order of
 * stops and the hours of doors are given up, as are waiting and comfort.
 */
export function scoreBound(session: Session): number {
  const { compiled, days } = session;
  const { problem: p, meanings } = compiled;
  const opens = (u: number, t: number): boolean => p.windowFrom[u * p.tours + t + 1]! > p.windowFrom[u * p.tours + t]!;
  let total = 0;
  for (const city of new Set(days.map((day) => day.destinationId))) {
    const tours = days.flatMap((day, t) => (day.destinationId === city && p.close[t]! > p.open[t]! ? [t] : []));
    const nodes = meanings.flatMap((node, u) =>
      node.type === 'place' && !node.mealInside && tours.some((t) => opens(u, t)) ? [u] : [],
    );
    const pinned = meanings.flatMap((node, u) => (node.type === 'pin' && p.at[u]! >= 0 ? [u] : []));
    const from = [...nodes, ...pinned].map((u) => p.at[u]!).concat(tours.map((t) => p.startAt[t]!));
    const candidates = nodes.map((u): Candidate => {
      const to = p.at[u]!;
      const ways = from.filter((a) => a !== to && a < p.locations - 1).map((a) => p.travel[a * p.locations + to]!);
      return {
        worth: compiled.worth[u]!,
        minutes: p.service[u]!,
        way: ways.length > 0 ? Math.min(...ways) : 0,
      };
    });
    const stops = tours.reduce((sum, t) => sum + p.limit[t]!, 0);
    const minutes = tours.reduce((sum, t) => {
      // A meal may be eaten within a long visit: only where no place is so long is its time surely gone.
      const meals = nodes.some((u) => p.service[u]! >= 180) ? [] : days[t]!.meals;
      return sum + p.close[t]! - p.open[t]! - meals.reduce((eaten, rule) => eaten + rule.minutes, 0);
    }, 0);
    total += relaxed(candidates, stops, minutes, tours.length, p.travelWeight);
  }
  return total;
}
