import type { GeoPoint, Leg, Place, TravelTimes } from '../model/model.ts';
import { distanceMetres } from './distance.ts';
import { legOf } from './travel-speeds.ts';

type Walked = Pick<Place, 'lat' | 'lng' | 'walkedIn'>;

/** Paths of such grounds have steps and turns: they take longer than a pavement. */
const slower = 1.4;

const keyOf = ({ lat, lng }: GeoPoint): string => `${lat} ${lng}`;

/** Finds the grounds of points; the same few objects are asked for thousands of times. */
function groundsOf(places: readonly Walked[]): (point: GeoPoint) => string | null {
  const byKey = new Map(places.map((place) => [keyOf(place), place.walkedIn!]));
  const seen = new WeakMap<GeoPoint, string | null>();
  return (point) => {
    let found = seen.get(point);
    if (found === undefined) seen.set(point, (found = byKey.get(keyOf(point)) ?? null));
    return found;
  };
}

function onFoot(from: GeoPoint, to: GeoPoint): Leg {
  const crow = distanceMetres(from, to);
  const leg = legOf('walk', crow, { kind: 'city', trains: false, land: '' });
  return { ...leg, minutes: Math.ceil(leg.minutes * slower), metres: Math.round(leg.metres * slower) };
}

/** Two ways as one, by the mode of the longer. */
const joined = (one: Leg, other: Leg): Leg => ({
  mode: one.minutes > other.minutes ? one.mode : other.mode,
  minutes: one.minutes + other.minutes,
  metres: one.metres + other.metres,
  source: other.source,
});

/** Where each of the grounds is entered: of its places the one nearest to a town. */
function gatesOf(walked: readonly Walked[], towns: readonly GeoPoint[]): ReadonlyMap<string, GeoPoint> {
  const away = (point: GeoPoint): number => Math.min(Infinity, ...towns.map((town) => distanceMetres(point, town)));
  const gates = new Map<string, Walked>();
  for (const place of walked) {
    const best = gates.get(place.walkedIn!);
    if (!best || away(place) < away(best)) gates.set(place.walkedIn!, place);
  }
  return gates;
}

/**
 * Ways on foot within grounds that no street leads through, all others as `others` has them. Whoever leaves the grounds
 * walks to their gate first, and goes on from there.
 */
export function walkedTravel(places: readonly Walked[], towns: readonly GeoPoint[], others: TravelTimes): TravelTimes {
  const walked = places.filter(({ walkedIn }) => walkedIn);
  if (walked.length === 0) return others;
  const groundOf = groundsOf(walked);
  const gates = gatesOf(walked, towns);
  const leaving = (from: GeoPoint, ground: string, to: GeoPoint): Leg => {
    const out = gates.get(ground)!;
    return keyOf(out) === keyOf(from) ? others.leg(from, to) : joined(onFoot(from, out), others.leg(out, to));
  };
  return {
    transfer: others.transfer,
    leg(from, to) {
      const [a, b] = [groundOf(from), groundOf(to)];
      if (a === b) return a === null ? others.leg(from, to) : onFoot(from, to);
      return a === null ? leaving(to, b!, from) : leaving(from, a, to);
    },
  };
}
