import { convert, toMajor, type Rates } from '@tabi/shared/money';
import type { z } from 'zod';
import type { tripPreferences } from '@tabi/shared/contracts/trip-changes';
import { eachDay } from '@tabi/shared/format';
import { minorOf } from '../core/domain/costs.ts';
import type { TripDestinationRow, TripRow } from '../core/trip-row.ts';

interface Asked {
  destinations: TripDestinationRow[];
  /** What the city is called that the traveller starts from. */
  sourceName: string | null;
  betterOrder: z.output<typeof tripPreferences>['better_order'];
}

/**
 * @param wanted the currency that the reader sees prices in; null when they say none
 */
export function presentPreferences(
  trip: TripRow,
  { destinations, sourceName, betterOrder }: Asked,
  wanted: string | null,
  rates: Rates,
): z.output<typeof tripPreferences> {
  const { currency } = trip;
  const to = wanted?.toUpperCase() ?? currency;
  const budget = currency === null ? null : minorOf(trip, currency);
  const minor = budget === null || !currency || !to ? null : convert(budget, currency, to, rates);
  return {
    id: trip.id,
    trip_id: trip.id,
    source_id: trip.source_city_id,
    source_name: sourceName,
    better_order: betterOrder,
    destinations: destinations.map(({ id, slug, name }) => ({ id, slug, name })),
    start_date: trip.start_date,
    end_date: trip.end_date,
    day_start_time: trip.start_time,
    day_end_time: trip.end_time,
    duration: eachDay(trip.start_date, trip.end_date).length,
    trip_pace: trip.trip_pace,
    preferred_types: trip.preferred_types,
    theme: trip.theme,
    numberOfPeople: trip.party,
    amount: trip.amount,
    amount_minor: budget,
    converted_amount: minor === null || !to ? null : Math.round(toMajor(minor, to)),
    currency,
  };
}
