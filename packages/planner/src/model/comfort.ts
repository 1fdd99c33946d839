import { kindGroup } from './kind-group.ts';
import type { BestTime, Place } from './model.ts';

/** When a visit should begin, in minutes of the day. */
export const bestStart: Record<Exclude<BestTime, 'any'>, readonly [from: number, to: number]> = {
  'early-morning': [300, 570],
  morning: [420, 690],
  midday: [630, 840],
  afternoon: [750, 990],
  sunset: [960, 1110],
  evening: [1050, 1260],
  night: [1110, 1380],
};

/** Whether a visit that begins at `start` is at the place's best time. */
export function atBestTime(place: Pick<Place, 'bestTime'>, start: number): boolean {
  if (place.bestTime === 'any') return true;
  const [from, to] = bestStart[place.bestTime];
  return start >= from && start <= to;
}

export interface ComfortInput {
  /** By node; null for pins and meals. */
  readonly places: readonly (Place | null)[];
  readonly worth: readonly number[];
  /** The most visits of each tour. */
  readonly limit: readonly number[];
  /** True when the theme or the traveller's tags ask for one kind of thing. */
  readonly oneKindWanted: boolean;
}

const perHourOff = 0.09;
const mostOff = 0.4;
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
  const from = new Int32Array(n);
  const to = new Int32Array(n).fill(1e9);
  input.places.forEach((place, u) => {
    if (!place || place.bestTime === 'any') return;
    [from[u], to[u]] = bestStart[place.bestTime];
  });
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
      const off = start < from[u]! ? from[u]! - start : start > to[u]! ? start - to[u]! : 0;
      if (off > 0) loss += worth[u]! * Math.min(mostOff, (off / 60) * perHourOff);
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
