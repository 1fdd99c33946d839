import { kindGroup } from './kind-group.ts';
import { bestStart, isForLight, type Light } from './best-hours.ts';
import type { Place } from './model.ts';

export interface ComfortInput {
  /** By node; null for pins and meals. */
  readonly places: readonly (Place | null)[];
  readonly worth: readonly number[];
  /** The most visits of each tour. */
  readonly limit: readonly number[];
  /** Of each tour; null where it is not known. */
  readonly light: readonly (Light | null)[];
  /** How many days of its city lie before each tour. */
  readonly rank: readonly number[];
  /** Of each tour: whether an evening belongs to it. */
  readonly evening: readonly boolean[];
  /** By node: 0 for lunch, 1 for dinner, -1 for all else. */
  readonly meal: Int8Array;
  /** By node and kind of meal: what one loses that is eaten beside it. */
  readonly tableLoss: Float64Array;
  /** True when the theme or the traveller's tags ask for one kind of thing. */
  readonly oneKindWanted: boolean;
}

const perHourOff = 0.09;
const mostOff = 0.4;
/** Who comes for the light and has it not has missed it, by however little. */
const missedLight = 0.35;
const mostOffLight = 0.65;
const thirdInRow = 34;
const beyondHalf = 26;
const thinDay = 2.5;
/** Who goes home early, for rain or a fever, has seen what nobody leaves without: so much less for each day later. */
const perDayLater: Readonly<Record<number, number>> = { 5: 4, 4: 1.5 };
const mostDaysLater = 6;
/** An evening spent in one's room. */
const noEvening = 12;
/** What begins from here on is for the evening. */
const eveningStarts = 1110;

/** What the penalty goes by, by node and by node and tour. */
function rowsOf({ places, limit, light, worth, rank }: ComfortInput) {
  const n = places.length;
  const tours = limit.length;
  const groupIds = new Map<string, number>();
  const group = Int32Array.from(places, (place) => {
    if (!place) return -1;
    const name = kindGroup(place.kind);
    if (!groupIds.has(name)) groupIds.set(name, groupIds.size);
    return groupIds.get(name)!;
  });
  const from = new Int32Array(n * tours);
  const to = new Int32Array(n * tours).fill(1e9);
  places.forEach((place, u) => {
    if (!place) return;
    for (let t = 0; t < tours; t++) {
      const span = bestStart(place, light[t] ?? null);
      if (span) [from[u * tours + t], to[u * tours + t]] = span;
    }
  });
  const missed = Float64Array.from(places, (place) => (place && isForLight(place) ? missedLight : 0));
  return {
    tours,
    group,
    groups: groupIds.size,
    from,
    to,
    missed,
    furthest: Float64Array.from(missed, (loss) => (loss > 0 ? mostOffLight : mostOff)),
    worth: Float64Array.from(worth),
    later: Float64Array.from(places, (place) => perDayLater[place?.importance ?? 0] ?? 0),
    rank: Float64Array.from(rank, (days) => Math.min(days, mostDaysLater)),
  };
}

/** What a day loses for wrong hours, sameness and emptiness, in units of worth; for `RoutingProblem.penalty`. */
export function comfortPenalty(input: ComfortInput) {
  const { tours, group, groups, from, to, missed, furthest, worth, later, rank } = rowsOf(input);
  const tally = new Int32Array(groups);
  const { meal, tableLoss } = input;
  const sameness = input.oneKindWanted ? 0.3 : 1;

  return (tour: number, nodes: Int32Array, starts: Int32Array, first: number, length: number): number => {
    let loss = 0;
    let visits = 0;
    let run = 0;
    let previous = -1;
    tally.fill(0);
    let most = 0;
    let last = 0;
    let here = -1;
    let hungry = -1;
    for (let i = first; i < first + length; i++) {
      const u = nodes[i]!;
      const g = group[u]!;
      if (g < 0) {
        // One eats where one is; who has been nowhere yet, where the day begins.
        if (meal[u]! >= 0 && here >= 0) loss += tableLoss[2 * here + meal[u]!]!;
        else if (meal[u]! >= 0) hungry = meal[u]!;
        continue;
      }
      if (hungry >= 0) loss += tableLoss[2 * u + hungry]!;
      hungry = -1;
      here = u;
      visits++;
      const start = starts[i]!;
      last = start;
      loss += later[u]! * rank[tour]!;
      const k = u * tours + tour;
      const off = start < from[k]! ? from[k]! - start : start > to[k]! ? start - to[k]! : 0;
      if (off > 0) loss += worth[u]! * Math.min(furthest[u]!, missed[u]! + (off / 60) * perHourOff);
      run = g === previous ? run + 1 : 1;
      previous = g;
      if (run > 2) loss += thirdInRow * sameness;
      tally[g] = tally[g]! + 1;
      if (tally[g]! > most) most = tally[g]!;
    }
    if (most > 2 && most * 2 > visits) loss += (most - visits / 2) * beyondHalf * sameness;
    if (last < eveningStarts && input.evening[tour]) loss += noEvening;
    const missing = input.limit[tour]! - visits;
    if (missing > 0) loss += thinDay * missing * missing;
    return loss;
  };
}
