import { eachDay } from '@tabi/shared/format';
import { convert, type Rates } from '@tabi/shared/money';
import {
  defaultMeals,
  type Budget,
  type CityFood,
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
import { minorOf } from './costs.ts';
import { destinationOn } from './trip-days.ts';

const iterations = 4_000;
/** A day trip takes a whole day, which a shorter journey cannot spare. */
const daysForDayTrips = 3;

const minutes = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));

/** An entry that nobody knows, or that no rate turns into the budget's money, stays unknown. */
const placeOf = (row: PlannablePlace, currency: string | null, rates: Rates): Place =>
  placeFromRow(row, {
    id: String(row.id),
    destinationId: String(row.location_id),
    wholeId: row.whole_id === null ? null : String(row.whole_id),
    priceMinor:
      row.price_amount === null || row.price_amount === 0 || currency === null
        ? row.price_amount
        : convert(row.price_amount, row.price_currency, currency, rates),
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
  getting_about,
}: TripDestinationRow) => ({
  id: String(id),
  name,
  lat,
  lng,
  ways: cityWays({ slug, country: country_code, landscape, population, gettingAbout: getting_about }),
});

/** Sunrise and sunset of every day in every city, since the planner may spend any day in any of them. */
const lightOf = (destinations: TripDestinationRow[], dates: string[]): Daylight[] =>
  destinations.flatMap((city) =>
    dates.flatMap((date) => {
      const sun = daylightAt(city, city.time_zone, date);
      return sun ? [{ destinationId: String(city.id), date, ...sun }] : [];
    }),
  );

function foodOf(id: number, { kitchens }: KnownWays): CityFood {
  const own = kitchens.find((row) => row.id === id);
  return { areas: own?.food_areas ?? [], dishes: (own?.dishes ?? []).map(({ name }) => name) };
}

/** In whatever money it was given: entries are compared with it by today's rates. */
function budgetOf(trip: TripRow): Budget | undefined {
  const { currency } = trip;
  const amountMinor = currency && minorOf(trip, currency);
  return currency && amountMinor ? { amountMinor, currency, people: 1 } : undefined;
}

/** What the planner is asked for a stored trip. Ids of places and destinations are ours as text. */
export function planRequestOf(
  trip: TripRow,
  destinations: TripDestinationRow[],
  places: PlannablePlace[],
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
    destinations: destinations.map((city) => ({ ...destinationOf(city), food: foodOf(city.id, known) })),
    places: places.map((place) => placeOf(place, trip.currency, known.rates)),
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
    budget: budgetOf(trip),
    meals: defaultMeals,
  };
}
