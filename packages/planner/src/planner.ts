/** The door of the engine: plan, edit, judge. Plain data in and out; clock, ids and seed are handed in. */
export { fitDay } from './edit/edit.ts';
export { bestSlots, suggestMore } from './edit/slots.ts';
export {
  defaultMeals,
  type Budget,
  type CityFood,
  type Connection,
  type Day,
  type Destination,
  type GeoPoint,
  type Hop,
  type Item,
  type Leg,
  type Meal,
  type Mode,
  type Pin,
  type Place,
  type Plan,
  type PlannedDay,
  type PlanRequest,
  type TimeWindow,
  type Transfer,
  type TravelTimes,
  type Unscheduled,
  type UnscheduledReason,
  type Violation,
  type Visit,
} from './model/model.ts';
export { closedDays } from './model/closed-days.ts';
export { daylightAt, type Daylight } from './model/daylight.ts';
export { connectionFromRow, type ConnectionRow } from './model/connection-row.ts';
export { placeFromRow, type PlaceRow } from './model/place-row.ts';
export {
  dayNumber,
  grid,
  roundDown,
  roundUp,
  weekdayOf,
  weekWindows,
  windowsOn,
  type CatalogueHours,
} from './model/time.ts';
export type { CityWays, RoutedArea, RoutedMode, RoutedTable } from './model/travel-model.ts';
export { dayNotes, type DayNote, type NotedDay, type NotedPlace } from './reasons/day-notes.ts';
export { betterOrderOf } from './solve/better-order.ts';
export { plan } from './solve/plan.ts';
export { cityWays, type GettingAbout } from './travel/travel-city.ts';
export { pointKey, streetLeg, streetMode } from './travel/travel-routed.ts';
export { distanceMetres } from './travel/distance.ts';
export { estimatedTravel, legBy, travelOf } from './travel/travel.ts';
export { walkedTravel } from './travel/walked-grounds.ts';
export { countReasons, falseReasons } from './validate/validate-reasons.ts';
export { validate } from './validate/validate.ts';
export { solve, type Solved } from './validated-plan.ts';
