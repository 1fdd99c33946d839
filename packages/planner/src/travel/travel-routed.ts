import type { GeoPoint, Leg, TravelTimes } from '../model/model.ts';
import type { RoutedArea, RoutedMode, RoutedTable, RoutedTravel } from '../model/travel-model.ts';

/** About 11 m: closer points share one answer. */
const decimals = 4;

/** A point as routing answers are kept by. */
export const pointKey = ({ lat, lng }: GeoPoint): string => `${lat.toFixed(decimals)},${lng.toFixed(decimals)}`;

/** What a street network can answer for, and as what; null for public transport, trains and flights. */
export function streetMode(mode: Leg['mode']): RoutedMode | null {
  if (mode === 'taxi') return 'drive';
  return mode === 'walk' || mode === 'cycle' || mode === 'drive' ? mode : null;
}

/** A walk that turns out longer than this, for a river or a railway in between, gives way to a quicker drive. */
const longWalkMinutes = 35;
/** An engine's drive is from kerb to kerb: the car has to be found, and left again. */
const doorMinutes: Record<RoutedMode, number> = { walk: 0, cycle: 2, drive: 6 };

/** An engine's answer as a way from door to door. */
export const streetLeg = (
  source: RoutedTravel['source'],
  mode: RoutedMode,
  { seconds, metres }: { readonly seconds: number; readonly metres: number },
): Leg => ({
  mode,
  minutes: Math.max(1, Math.ceil(seconds / 60 + doorMinutes[mode])),
  metres: Math.round(metres),
  source,
});

interface Spot {
  readonly area: RoutedArea;
  readonly index: number;
}

/** Finds points in the areas; the same few objects are asked for thousands of times. */
function spotsOf(routed: RoutedTravel): (point: GeoPoint) => Spot | null {
  const byKey = new Map<string, Spot>();
  for (const area of routed.areas) area.points.forEach((point, index) => byKey.set(pointKey(point), { area, index }));
  const seen = new WeakMap<GeoPoint, Spot | null>();
  return (point) => {
    let spot = seen.get(point);
    if (spot === undefined) seen.set(point, (spot = byKey.get(pointKey(point)) ?? null));
    return spot;
  };
}

/**
 * A routing engine's answers where it gave one for the way that people would take, else `estimate`, which also answers
 * for public transport, trains and flights.
 */
export function routedTravel(routed: RoutedTravel, estimate: TravelTimes): TravelTimes {
  const spotOf = spotsOf(routed);
  const legIn = (area: RoutedArea, from: number, to: number, mode: RoutedMode): Leg | null => {
    const table: RoutedTable | undefined = area.tables.find((other) => other.mode === mode);
    const at = from * area.points.length + to;
    const seconds = table?.seconds[at] ?? -1;
    return table && seconds >= 0 ? streetLeg(routed.source, mode, { seconds, metres: table.metres[at] ?? 0 }) : null;
  };
  return {
    transfer: estimate.transfer,
    leg(from, to) {
      const guess = estimate.leg(from, to);
      const street = streetMode(guess.mode);
      if (guess.minutes === 0 || street === null) return guess;
      const [start, end] = [spotOf(from), spotOf(to)];
      if (!start || !end || start.area !== end.area || start.index === end.index) return guess;
      const found = legIn(start.area, start.index, end.index, street);
      if (found?.mode !== 'walk') return found ? { ...found, mode: guess.mode } : guess;
      if (found.minutes <= longWalkMinutes) return found;
      const driven = legIn(start.area, start.index, end.index, 'drive');
      return driven && driven.minutes < found.minutes ? driven : found;
    },
  };
}
