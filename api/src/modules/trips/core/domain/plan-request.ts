import { eachDay } from '@tabi/shared/format';
import {
  defaultMeals,
  type Budget,
  type Day,
  type Place,
  type PlanRequest,
  cityWays,
  connectionFromRow,
  daylightAt,
  type Daylight,
  placeFromRow,
  weekdayOf,
} from '@tabi/planner';
import type { PlannablePlace } from '../../../catalogue/places/domain/plannable-place.ts';
import type { KnownWays } from '../plan-repository.ts';
import type { TripDestinationRow, TripRow } from '../trip-row.ts';
import { destinationOn } from './trip-days.ts';

const iterations = 4_000;
/** A day trip takes a whole day, which a shorter journey cannot spare. */
const daysForDayTrips = 3;

const minutes = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));

const placeOf = (row: PlannablePlace, currency: string | null): Place =>
  placeFromRow(row, {
    id: String(row.id),
    destinationId: String(row.location_id),
    wholeId: row.whole_id === null ? null : String(row.whole_id),
    priceMinor: row.price_amount === 0 || row.price_currency === currency ? row.price_amount : null,
  });

export const destinationOf = ({
  id,
  slug,
  name,
  lat,
  lng,
  country_code,
  landscape,
  population,
}: TripDestinationRow) => ({
  id: String(id),
  name,
  lat,
  lng,
  ways: cityWays({ slug, country: country_code, landscape, population }),
});

/** Sunrise and sunset of every day in every city, since the planner may spend any day in any of them. */
const lightOf = (destinations: TripDestinationRow[], dates: string[]): Daylight[] =>
  destinations.flatMap((city) =>
    dates.flatMap((date) => {
      const sun = daylightAt(city, city.time_zone, date);
      return sun ? [{ destinationId: String(city.id), date, ...sun }] : [];
    }),
  );

/** Only a budget in the money that entries are paid in can be compared without exchange rates. */
function budgetOf(
  trip: TripRow,
  destinations: TripDestinationRow[],
  toMinor: (amount: number, currency: string) => number,
): Budget | undefined {
  const { currency, amount } = trip;
  if (!currency || !amount || destinations.some((destination) => destination.currency !== currency)) return undefined;
  return { amountMinor: toMinor(amount, currency), currency, people: 1 };
}

/** What the planner is asked for a stored trip. Ids of places and destinations are ours as text. */
export function planRequestOf(
  trip: TripRow,
  destinations: TripDestinationRow[],
  places: PlannablePlace[],
  toMinor: (amount: number, currency: string) => number,
  known: KnownWays,
): PlanRequest {
  const dates = eachDay(trip.start_date, trip.end_date);
  const days = dates.map((date): Day => ({
    date,
    weekday: weekdayOf(date),
    start: minutes(trip.start_time),
    end: minutes(trip.end_time),
    destinationId: trip.stays_given ? String(destinationOn(destinations, date)?.id) : null,
    dayTripsAllowed: dates.length >= daysForDayTrips,
  }));
  return {
    seed: trip.seed,
    iterations,
    days,
    destinations: destinations.map(destinationOf),
    places: places.map((place) => placeOf(place, trip.currency)),
    light: lightOf(destinations, dates),
    connections: known.connections.map((row) =>
      connectionFromRow(row, [String(row.from_location_id), String(row.to_location_id)]),
    ),
    pins: [],
    chosen: [],
    refused: [],
    pace: trip.trip_pace,
    preferredTags: trip.preferred_types,
    theme: trip.theme,
    ...(trip.party ? { party: trip.party } : {}),
    budget: budgetOf(trip, destinations, toMinor),
    meals: defaultMeals,
  };
}
