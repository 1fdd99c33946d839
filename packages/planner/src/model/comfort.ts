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

/** What a day loses for wrong hours, sameness and emptiness, in units of worth; for `RoutingProblem.penalty`. */
export function comfortPenalty(input: ComfortInput) {
  const n = input.places.length;
  const groupIds = new Map<string, number>();
  const group = Int32Array.from(input.places, (place) => {
    if (!place) return -1;
    const name = kindGroup(place.kind);
    if (!groupIds.has(name)) groupIds.set(name, groupIds.size);
    return groupIds.get(name)!;
  });
  const tours = input.limit.length;
  const from = new Int32Array(n * tours);
  const to = new Int32Array(n * tours).fill(1e9);
  input.places.forEach((place, u) => {
    if (!place) return;
    for (let t = 0; t < tours; t++) {
      const span = bestStart(place, input.light[t] ?? null);
      if (span) [from[u * tours + t], to[u * tours + t]] = span;
    }
  });
  const missed = Float64Array.from(input.places, (place) => (place && isForLight(place) ? missedLight : 0));
  const furthest = Float64Array.from(missed, (loss) => (loss > 0 ? mostOffLight : mostOff));
  const worth = Float64Array.from(input.worth);
  const tally = new Int32Array(groupIds.size);
  const sameness = input.oneKindWanted ? 0.3 : 1;

  return (tour: number, nodes: Int32Array, starts: Int32Array, first: number, length: number): number => {
    let loss = 0;
    let visits = 0;
    let run = 0;
    let previous = -1;
    tally.fill(0);
    let most = 0;
    for (let i = first; i < first + length; i++) {
      const u = nodes[i]!;
      const g = group[u]!;
      if (g < 0) continue;
      visits++;
      const start = starts[i]!;
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
    const missing = input.limit[tour]! - visits;
    if (missing > 0) loss += thinDay * missing * missing;
    return loss;
  };
}
