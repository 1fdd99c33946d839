import type { GeoPoint, Leg, TravelTimes } from './model.ts';

const earthRadius = 6_371_000;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Great-circle metres. */
export function distanceMetres(a: GeoPoint, b: GeoPoint): number {
  const dLat = radians(b.lat - a.lat);
  const dLng = radians(b.lng - a.lng);
  const h = Math.sin(dLat / 2) ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(dLng / 2) ** 2;
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** Detour factor over the crow's flight, metres a minute, and minutes that a ride costs before it moves. */
interface ModeSpeed {
  readonly detour: number;
  readonly metresPerMinute: number;
  readonly fixedMinutes: number;
}

const speeds = {
  /** 4.5 km/h with crossings. */
  walk: { detour: 1.3, metresPerMinute: 75, fixedMinutes: 0 },
  /** Walk to the stop, wait, ride at 21 km/h with stops, walk from the stop. */
  transit: { detour: 1.35, metresPerMinute: 350, fixedMinutes: 10 },
  /** Regional train or coach: faster, and a longer way to the platform. */
  train: { detour: 1.25, metresPerMinute: 900, fixedMinutes: 20 },
  /** Road between cities at 54 km/h, the rule in Asia's hills rather than on its motorways. */
  drive: { detour: 1.35, metresPerMinute: 900, fixedMinutes: 10 },
  flight: { detour: 1.05, metresPerMinute: 11_500, fixedMinutes: 180 },
} satisfies Record<string, ModeSpeed>;

/** Walking up to here (crow's flight); beyond it a ride is quicker and nobody thanks us for the walk. */
export const walkLimitMetres = 1_400;
const transitLimitMetres = 18_000;
const flightFromMetres = 550_000;

function estimate(mode: keyof typeof speeds, crow: number): Leg {
  const speed = speeds[mode];
  const metres = crow * speed.detour;
  const minutes = Math.max(crow < 20 ? 0 : 1, Math.ceil(speed.fixedMinutes + metres / speed.metresPerMinute));
  return { mode, minutes, metres: Math.round(metres), source: 'estimate' };
}

/**
 * Travel estimated from the great-circle distance: on foot up to 1.4 km, public transport within a city, a regional
 * train or a drive beyond (`rides`), a flight between far cities. Minutes are door to door and never below 1 for
 * points 20 m apart; symmetric; no look-up, so the same on every machine.
 */
export function estimatedTravel(rides: 'train' | 'drive' = 'train'): TravelTimes {
  return {
    leg(from, to) {
      const crow = distanceMetres(from, to);
      if (crow <= walkLimitMetres) return estimate('walk', crow);
      return crow <= transitLimitMetres ? estimate('transit', crow) : estimate(rides, crow);
    },
    transfer(from, to) {
      const crow = distanceMetres(from, to);
      if (crow < flightFromMetres) return estimate(crow <= transitLimitMetres ? 'transit' : rides, crow);
      return estimate('flight', crow);
    },
  };
}
