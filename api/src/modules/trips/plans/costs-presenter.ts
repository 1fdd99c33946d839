import type { z } from 'zod';
import type { tripCosts } from '@tabi/shared/contracts/trip-changes';
import { eachDay } from '@tabi/shared/format';
import type { Rates } from '@tabi/shared/money';
import { costsOf, storedAmount, totalIn, type CostRow } from '../core/domain/costs.ts';
import type { EventRow, TripRow } from '../core/trip-row.ts';

/** The entry of a place of which no cost was noted; null where it has none or nobody knows it. */
const entryOf = (row: EventRow): CostRow | null =>
  row.type === 'visit' && row.amount === null && row.place_id !== null && row.price_amount !== null
    ? { ...storedAmount({ amount_minor: row.price_amount }, row.price_currency), currency: row.price_currency }
    : null;

/**
 * What a trip costs, day by day. An entry that nobody knows is counted as unknown and never as free.
 * @param wanted the reader's currency; the totals are in the budget's where there is one
 */
export function presentCosts(
  trip: TripRow,
  rows: EventRow[],
  wanted: string,
  rates: Rates,
): z.output<typeof tripCosts> {
  const currency = trip.currency ?? wanted;
  const days = eachDay(trip.start_date, trip.end_date).map((date) => {
    const ofDay = rows.filter((row) => row.date === date);
    const noted = costsOf(ofDay, currency);
    const entries = costsOf(
      ofDay.flatMap((row) => entryOf(row) ?? []),
      currency,
    );
    const [first, second] = [totalIn(currency, noted, rates), totalIn(currency, entries, rates)];
    const unknown = ofDay.filter((row) => row.type === 'visit' && row.amount === null && row.price_amount === null);
    return {
      date,
      noted,
      entries,
      unknown: unknown.length,
      total_minor: first === null || second === null ? null : first + second,
    };
  });
  return { currency, days };
}
