/**
 * The planner's model: plain data in, plain data out.
 *
 * Units everywhere: times are whole minutes since local midnight of the day (a value above 1440 is after midnight
 * of the following night), lengths are minutes, distances are metres, money is integer minor units, dates are
 * `YYYY-MM-DD`, weekdays are 0 = Monday … 6 = Sunday. All times are wall-clock times of the place itself.
 */

import type { Daylight } from './daylight.ts';
import type { CityFood, FoodArea } from './food.ts';
import type { Problem, Unscheduled } from './impossible.ts';
import type {
  CityWays,
  Connection,
  GeoPoint,
  Leg,
  Mode,
  RoutedTravel,
  TransferLeg,
  TravelTimes,
} from './travel-model.ts';

export type { Problem, Unscheduled, UnscheduledReason } from './impossible.ts';
export type { CityFood, FoodArea } from './food.ts';
export type { Violation, ViolationCode } from './violation.ts';
export type { Connection, GeoPoint, Leg, Mode, TransferLeg, TravelTimes } from './travel-model.ts';

/** Open from `opens` to `closes`, `opens < closes`; `closes` may exceed 1440 when the place closes after midnight. */
export interface TimeWindow {
  readonly opens: number;
  readonly closes: number;
}

export type BestTime = 'early-morning' | 'morning' | 'midday' | 'afternoon' | 'sunset' | 'evening' | 'night' | 'any';
export type Setting = 'indoor' | 'outdoor' | 'both';
export type Pace = 0 | 1 | 2;
export type Theme = 'relaxation' | 'work' | 'leisure' | 'romantic' | 'family' | 'other';
export type Party = 'alone' | 'friends' | 'family';

export interface Place {
  readonly id: string;
  /** Shown in reasons only. */
  readonly name: string;
  readonly destinationId: string;
  readonly lat: number;
  readonly lng: number;
  /** A word of the catalogue's `kinds`. */
  readonly kind: string;
  readonly tags: readonly string[];
  /** 5: nobody leaves without it … 1: for those who come again. */
  readonly importance: number;
  readonly visitMinutes: number;
  /** `always`, or seven lists, Monday first; an empty list is closed. Build it with `weekWindows` of time.ts. */
  readonly windows: 'always' | readonly (readonly TimeWindow[])[];
  /** Closed dates: `MM-DD` of every year, or `YYYY-MM-DD` once. */
  readonly closedDates: readonly string[];
  readonly bestTime: BestTime;
  /** For whose light one comes. */
  readonly light: 'sunrise' | 'sunset' | 'both' | null;
  /** Worth its visit after dark too, or only then. */
  readonly night: boolean;
  readonly setting: Setting;
  /** The place that this one is a part of: seeing the whole is seeing it. */
  readonly wholeId: string | null;
  /** The grounds that it lies in, where one goes on foot only. */
  readonly walkedIn?: string | null;
  /** Lies too far for a city day: gets a day of its own, with its neighbours, on trips of three days or more. */
  readonly dayTrip: boolean;
  /** Entry of one adult in minor units of the budget's currency; null when unknown, 0 when free. */
  readonly priceMinor: number | null;
}

export interface Destination extends GeoPoint {
  readonly id: string;
  readonly name: string;
  /** How people get about there; absent: a city of middling size with some rails. */
  readonly ways?: CityWays;
  /** Where and what people eat there. */
  readonly food?: CityFood;
}

export interface Day {
  readonly date: string;
  /** 0 = Monday … 6 = Sunday, of `date`. */
  readonly weekday: number;
  readonly start: number;
  readonly end: number;
  /** Where the day is spent; null lets the planner share the days out over `PlanRequest.destinations`. */
  readonly destinationId: string | null;
  /** Where the day begins and ends (a hotel, an airport); absent: at the first and last stop. */
  readonly startPoint?: GeoPoint;
  readonly endPoint?: GeoPoint;
  readonly dayTripsAllowed: boolean;
}

/** Something that is fixed: a booking, a custom event, a visit the traveller moved. It never moves. */
export interface Pin {
  readonly id: string;
  readonly title: string;
  readonly date: string;
  readonly start: number;
  readonly end: number;
  /** The place visited, when it is one of `places`. */
  readonly placeId?: string;
  /** Where it happens; absent and without `placeId`: wherever the traveller is. */
  readonly point?: GeoPoint;
}

export type MealKind = 'lunch' | 'dinner';

/**
 * A break of `minutes` lying inside [earliest, latest], in every day whose hours span that whole window; or a visit of
 * three hours or more that holds the meal. After a transfer it may begin as late as `latest`, or it is eaten on the way.
 */
export interface MealRule {
  readonly kind: MealKind;
  readonly earliest: number;
  readonly latest: number;
  readonly minutes: number;
}

/** 11:30–14:00, an hour; 18:00–20:30, five quarters of an hour. */
export const defaultMeals: readonly MealRule[] = [
  { kind: 'lunch', earliest: 690, latest: 840, minutes: 60 },
  { kind: 'dinner', earliest: 1080, latest: 1230, minutes: 75 },
];

export interface Budget {
  /** For entries of the whole party over the whole trip. */
  readonly amountMinor: number;
  readonly currency: string;
  readonly people: number;
}

export interface PlanRequest {
  readonly seed: number;
  /** Search effort for up to three days, longer trips take in proportion; 4,000 is the product's (0.06 s for three days). */
  readonly iterations: number;
  readonly days: readonly Day[];
  /** In the traveller's order. May be left empty when every day names its destination. */
  readonly destinations: readonly Destination[];
  readonly places: readonly Place[];
  readonly pins: readonly Pin[];
  /** Place ids that must be in, if at all feasible. */
  readonly chosen: readonly string[];
  /** Place ids that must not be in. */
  readonly refused: readonly string[];
  readonly pace: Pace;
  readonly preferredTags: readonly string[];
  readonly theme: Theme;
  readonly party?: Party;
  readonly budget?: Budget;
  readonly meals: readonly MealRule[];
  /** Restart from this plan: what it holds is kept where it is unless something better is found. */
  readonly from?: Plan;
  /** What a routing engine was asked beforehand; absent: every way is estimated. */
  readonly routed?: RoutedTravel;
  /** Sunrise and sunset by city and day; a day without them is planned by usual hours. */
  readonly light?: readonly Daylight[];
  /** How one really gets from one of the cities to another; a pair without any is estimated. */
  readonly connections?: readonly Connection[];
}

/** Why a visit stands where it stands. Every fact can be checked against the request and the plan. */
export type Reason =
  | { readonly code: 'must-see' }
  | { readonly code: 'chosen' }
  | { readonly code: 'pinned' }
  | { readonly code: 'parts'; readonly placeIds: readonly string[] }
  | { readonly code: 'opens-at'; readonly minute: number }
  | { readonly code: 'closes-at'; readonly minute: number }
  | { readonly code: 'best-time'; readonly bestTime: BestTime }
  | { readonly code: 'sunrise' | 'sunset'; readonly minute: number }
  | { readonly code: 'after-sunrise'; readonly minute: number }
  | { readonly code: 'tags'; readonly tags: readonly string[] }
  | { readonly code: 'near'; readonly placeId: string; readonly minutes: number; readonly mode: Mode }
  | { readonly code: 'meal-inside'; readonly kind: MealKind }
  | { readonly code: 'day-trip' };

export interface Visit {
  readonly type: 'visit';
  readonly placeId: string;
  readonly start: number;
  readonly end: number;
  /** The opening window that holds the whole visit, in this day's minutes. */
  readonly window: TimeWindow | 'always';
  /** Set when the visit is long and covers a meal's window: it is eaten there, within the visit. */
  readonly mealInside?: MealKind;
  /** Set when a pin fixed this visit. */
  readonly pinId?: string;
  readonly reasons: readonly Reason[];
  /** The reasons as one short English sentence without a full stop; empty when there is nothing to say. */
  readonly reason: string;
}

/** A pinned event that is not a visit of a known place. */
export interface PinnedEvent {
  readonly type: 'event';
  readonly pinId: string;
  readonly start: number;
  readonly end: number;
}

/** `from`/`to`: a place id, a pin id, or null for the day's start or end point. */
export interface Hop extends Leg {
  readonly type: 'hop';
  readonly from: string | null;
  readonly to: string | null;
  readonly start: number;
  readonly end: number;
}

export interface Meal {
  readonly type: 'meal';
  readonly kind: MealKind;
  /** The district beside the stop before or after; absent where none is near. */
  readonly area?: FoodArea;
  /** What to try: another one each time, as long as there are any. */
  readonly dish?: string;
  readonly start: number;
  readonly end: number;
}

/**
 * The way from one city to the next; `from` and `to` are destination ids. Always the first item of its day. What
 * follows leaves time to bring the luggage away, and begins at the city's point.
 */
export interface Transfer extends TransferLeg {
  readonly type: 'transfer';
  readonly from: string;
  readonly to: string;
  readonly start: number;
  readonly end: number;
  /** Minutes after `end` for luggage and checking in. */
  readonly settleMinutes: number;
  /** Meals whose hours pass on the way: they are eaten there. */
  readonly meals: readonly MealKind[];
}

export type Item = Visit | PinnedEvent | Hop | Meal | Transfer;

export interface DayTotals {
  readonly visits: number;
  readonly visitMinutes: number;
  readonly travelMinutes: number;
  readonly walkMetres: number;
  /** Minutes between first and last item in which nothing is planned. */
  readonly freeMinutes: number;
  /** Entries for one adult; unknown prices count as 0. */
  readonly priceMinor: number;
}

export interface PlannedDay {
  readonly date: string;
  /** Empty only when the request names no destination at all. */
  readonly destinationId: string;
  /** A day out of the city, from its centre and back. */
  readonly dayTrip: boolean;
  /** Left without a plan: the city does not fill so many days. */
  readonly free?: true;
  /** Where the day's first hop leaves from and its last one leads to: `Day.startPoint`/`endPoint`, or the city's point. */
  readonly startPoint: GeoPoint | null;
  readonly endPoint: GeoPoint | null;
  /** In order of time; gaps between items are free time. */
  readonly items: readonly Item[];
  readonly totals: DayTotals;
}

export interface PlanStats {
  readonly score: number;
  readonly iterations: number;
  readonly candidates: number;
  readonly visits: number;
  /** True when the cap callback ended the search before its iterations were used. */
  readonly capped: boolean;
}

/** Another order of the cities that saves hours on the way. */
export interface BetterOrder {
  readonly destinations: readonly string[];
  readonly savesMinutes: number;
}

export interface Plan {
  /** One for each valid day of the request, in the order of dates. */
  readonly days: readonly PlannedDay[];
  /** Every place of the request that is not in the plan, best first. */
  readonly unscheduled: readonly Unscheduled[];
  readonly impossible: readonly Problem[];
  /** Absent when the order that was asked for is as good as any. */
  readonly betterOrder?: BetterOrder;
  readonly stats: PlanStats;
}

export interface PlanOptions {
  /** Default: `travelOf` the request. */
  readonly travel?: TravelTimes;
  /** Asked now and then; true ends the search with the best plan so far. The only way wall time comes in. */
  readonly shouldStop?: () => boolean;
}
