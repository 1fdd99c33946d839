/** What the planner knows of ways: types only, part of the model. */

export interface GeoPoint {
  readonly lat: number;
  readonly lng: number;
}

export type Mode = 'walk' | 'cycle' | 'transit' | 'drive' | 'train' | 'flight';

/** Where minutes and metres of a way come from: the great-circle estimate, or a routing engine's streets. */
export type TravelSource = 'estimate' | 'osrm' | 'valhalla';

export interface Leg {
  readonly mode: Mode;
  readonly minutes: number;
  readonly metres: number;
  readonly source: TravelSource;
}

/** Answers how long it takes from one point to another inside one destination. Pure and deterministic. */
export interface TravelTimes {
  leg(from: GeoPoint, to: GeoPoint): Leg;
  /** Between two cities, door to door. */
  transfer(from: GeoPoint, to: GeoPoint): Leg;
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
  readonly source: Exclude<TravelSource, 'estimate'>;
  readonly areas: readonly RoutedArea[];
}
