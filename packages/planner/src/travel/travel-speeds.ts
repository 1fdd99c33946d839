import type { CityKind, CityWays, Leg, Mode } from '../model/travel-model.ts';

/** A way's minutes: `fixedMinutes` before it moves, then metres of crow's flight a minute. */
interface Speed {
  /** Metres of way a metre of crow's flight. */
  readonly detour: number;
  readonly fixedMinutes: number;
  readonly crowPerMinute: number;
}

/** A ride is slow within the city's streets, and faster on the open road or line beyond `reachMetres`. */
interface Ride extends Speed {
  readonly reachMetres: number;
  readonly beyondPerMinute: number;
}

interface CitySpeeds {
  readonly usual: 'transit' | 'drive';
  readonly transit: Ride;
  readonly drive: Ride;
  /** Up to here (crow's flight) people walk; beyond it a ride is quicker and nobody thanks us for the walk. */
  readonly walkMetres: number;
}

const ride = (fixedMinutes: number, crowPerMinute: number, reachMetres: number, beyondPerMinute: number): Ride => ({
  detour: 1.35,
  fixedMinutes,
  crowPerMinute,
  reachMetres,
  beyondPerMinute,
});

/** 5.1 km/h, a fifth of a detour, two minutes of crossings and finding the door. */
const walking: Speed = { detour: 1.2, fixedMinutes: 2, crowPerMinute: 71 };
/** 13 km/h, and the lock. */
const cycling: Speed = { detour: 1.25, fixedMinutes: 4, crowPerMinute: 173 };
const buses = ride(16, 300, 15_000, 800);

/** Fitted to tools/bench/planner-travel/trips.csv; `pnpm bench:travel` prints what they miss by. */
const speeds: Record<CityKind, CitySpeeds> = {
  metropolis: {
    usual: 'transit',
    transit: ride(15, 400, 15_000, 1_000),
    drive: ride(10, 330, 15_000, 1_000),
    walkMetres: 1_400,
  },
  crowded: {
    usual: 'transit',
    transit: ride(14, 330, 15_000, 1_150),
    drive: ride(12, 310, 15_000, 1_150),
    walkMetres: 1_400,
  },
  city: {
    usual: 'transit',
    transit: ride(16, 330, 15_000, 1_000),
    drive: ride(9, 370, 15_000, 1_000),
    walkMetres: 1_400,
  },
  town: { usual: 'drive', transit: buses, drive: ride(6, 520, 10_000, 800), walkMetres: 1_400 },
  motor: { usual: 'drive', transit: buses, drive: ride(8, 850, 15_000, 1_250), walkMetres: 1_100 },
  scattered: { usual: 'drive', transit: buses, drive: ride(10, 650, 10_000, 850), walkMetres: 1_400 },
};

/** Between cities: to the station and the seat, then 174 km/h of crow's flight, beyond 300 km faster still. */
const railway = { detour: 1.2, fixedMinutes: 55, crowPerMinute: 2_900, reachMetres: 300_000, beyondPerMinute: 3_600 };
/** To the airport, two hours in it, and from the other one. */
const flying: Speed = { detour: 1.05, fixedMinutes: 205, crowPerMinute: 11_500 };
const road = { detour: 1.3, fixedMinutes: 30 };
/** To the bus station and from the other one. */
const coach = { fixedMinutes: 60 };
/** To the pier, half an hour on it, and 16 knots. */
const sailing: Speed = { detour: 1.1, fixedMinutes: 75, crowPerMinute: 450 };
/** What a flight must save before people leave the ground for it. */
const flightSavesMinutes = 90;

/** What a metre of crow's flight is in metres of way, by how cities are joined. */
export const detours = {
  train: railway.detour,
  bus: road.detour,
  drive: road.detour,
  ferry: sailing.detour,
  flight: flying.detour,
} as const;

function leg(mode: Mode, crow: number, detour: number, minutes: number): Leg {
  const whole = Math.max(crow < 20 ? 0 : 1, Math.ceil(minutes));
  return { mode, minutes: whole, metres: Math.round(crow * detour), source: 'estimate' };
}

function moving(mode: Mode, crow: number, speed: Speed): Leg {
  // Next door there is nothing to cross and nothing to find.
  const fixed = Math.min(speed.fixedMinutes, crow / 100);
  return leg(mode, crow, speed.detour, fixed + crow / speed.crowPerMinute);
}

function riding(mode: Mode, crow: number, own: Ride): Leg {
  const within = Math.min(crow, own.reachMetres);
  const beyond = crow - within;
  return leg(mode, crow, own.detour, own.fixedMinutes + within / own.crowPerMinute + beyond / own.beyondPerMinute);
}

/** A way of `crow` metres by a mode that somebody chose. */
export function legOf(mode: Mode, crow: number, { kind }: CityWays): Leg {
  const own = speeds[kind];
  switch (mode) {
    case 'walk':
      return moving(mode, crow, walking);
    case 'cycle':
      return moving(mode, crow, cycling);
    case 'taxi':
    case 'drive':
      return riding(mode, crow, own.drive);
    case 'transit':
    case 'train':
      return riding(mode, crow, own.transit);
    case 'bus':
      return leg(mode, crow, road.detour, coach.fixedMinutes + crow / own.drive.beyondPerMinute);
    case 'ferry':
      return leg(mode, crow, sailing.detour, sailing.fixedMinutes + crow / sailing.crowPerMinute);
    case 'flight':
      return leg(mode, crow, flying.detour, flying.fixedMinutes + crow / flying.crowPerMinute);
  }
}

/** Whether one rides in taxis by day too. */
const takesTaxis = ({ kind, taxis }: Pick<CityWays, 'kind' | 'taxis'>): boolean =>
  taxis === 'always' || (taxis !== undefined && speeds[kind].usual === 'drive');

/** The mode that most people would take for a way of `crow` metres within one destination. */
export function usualMode(crow: number, { kind, trains, taxis }: CityWays): Mode {
  const own = speeds[kind];
  if (crow <= own.walkMetres) return 'walk';
  // Nobody who travels has a car; for a day out one hires it with its driver.
  if (takesTaxis({ kind, taxis })) return crow <= own.drive.reachMetres ? 'taxi' : 'drive';
  if (own.usual === 'drive' || crow <= own[own.usual].reachMetres) return own.usual;
  return trains ? 'train' : 'drive';
}

/** A way within one destination and its surroundings, as most people would take it. */
export function usualLeg(crow: number, ways: CityWays): Leg {
  const mode = usualMode(crow, ways);
  if (mode === 'walk') return legOf(mode, crow, ways);
  const own = speeds[ways.kind];
  return riding(mode, crow, own[takesTaxis(ways) ? 'drive' : own.usual]);
}

function overland(crow: number, from: CityWays, to: CityWays): Leg {
  if (from.trains && to.trains) return riding('train', crow, railway);
  const perMinute = (speeds[from.kind].drive.beyondPerMinute + speeds[to.kind].drive.beyondPerMinute) / 2;
  return leg('drive', crow, road.detour, road.fixedMinutes + crow / perMinute);
}

/** From one city to another: rails where both have fast ones, else the road, and a flight over water or far away. */
export function transferLeg(crow: number, from: CityWays, to: CityWays): Leg {
  if (crow <= speeds[from.kind].drive.reachMetres) return usualLeg(crow, from);
  const flown = legOf('flight', crow, from);
  if (from.land !== to.land) return flown;
  const ground = overland(crow, from, to);
  return ground.minutes - flown.minutes > flightSavesMinutes ? flown : ground;
}
