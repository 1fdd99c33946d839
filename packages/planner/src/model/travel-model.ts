/** What the planner knows of ways: types only, part of the model. */

export interface GeoPoint {
  readonly lat: number;
  readonly lng: number;
}

export type Mode = 'walk' | 'cycle' | 'transit' | 'taxi' | 'drive' | 'train' | 'bus' | 'ferry' | 'flight';

/**
 * Where minutes and metres of a way come from: the great-circle estimate, what a connection usually takes, or a routing
 * engine's streets.
 */
export type TravelSource = 'estimate' | 'typical' | 'osrm' | 'valhalla';

export interface Leg {
  readonly mode: Mode;
  readonly minutes: number;
  readonly metres: number;
  readonly source: TravelSource;
}

/** How one usually gets from one city to another, from door to door, and as long back. */
export interface Connection {
  /** Ids of destinations. */
  readonly between: readonly [string, string];
  readonly mode: Exclude<Mode, 'walk' | 'cycle' | 'transit' | 'taxi'>;
  readonly minutes: number;
  /** In words: `every 10 minutes`. */
  readonly often: string;
  /** Borders, seasons, changes on the way, in sentences. */
  readonly note: string | null;
}

export interface TransferLeg extends Leg {
  /** Of the connection that it is; null for an estimate. */
  readonly often: string | null;
  readonly note: string | null;
}

/** Answers how long it takes from one point to another inside one destination. Pure and deterministic. */
export interface TravelTimes {
  leg(from: GeoPoint, to: GeoPoint): Leg;
  /** Between two cities, door to door. */
  transfer(from: GeoPoint, to: GeoPoint): TransferLeg;
}

/**
 * How people get about: a metropolis on dense rails, a crowded metropolis in its traffic, a city with buses and some
 * rails, a small or old town with short rides, a city built for cars, and places scattered over an island or mountains.
 */
export type CityKind = 'metropolis' | 'crowded' | 'city' | 'town' | 'motor' | 'scattered';

export interface CityWays {
  readonly kind: CityKind;
  /** Fast trains lead out of it; else people leave by road. */
  readonly trains: boolean;
  /** Whether one rides in taxis, or cars called by an app: always where public transport is poor, else late at night. */
  readonly taxis?: 'always' | 'by-night';
  /** Cities of one word can be reached from one another without a ship or a flight. */
  readonly land: string;
}

export type RoutedMode = 'walk' | 'cycle' | 'drive';

/** One mode's answers of a routing engine; by row of origin, then destination; minus one where none is known. */
export interface RoutedTable {
  readonly mode: RoutedMode;
  readonly seconds: readonly number[];
  readonly metres: readonly number[];
}

/** The points of one city, and the ways between them. */
export interface RoutedArea {
  readonly points: readonly GeoPoint[];
  readonly tables: readonly RoutedTable[];
}

/** What a routing engine answered beforehand, as plain data that a thread can be handed. */
export interface RoutedTravel {
  readonly source: 'osrm' | 'valhalla';
  readonly areas: readonly RoutedArea[];
}
