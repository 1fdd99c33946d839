import type { PoiRow } from '../../../catalogue/places/place-row.ts';
import type { EventRow, StoredEvent, TripRow } from '../trip-row.ts';
import { byDay } from './one-list.ts';

/** What the catalogue says of places, and how it calls hotels, by id. */
export interface CatalogueFacts {
  places: ReadonlyMap<number, PoiRow>;
  hotels: ReadonlyMap<number, string>;
}

const made = new WeakMap<StoredEvent, EventRow>();

function rowOf(event: StoredEvent, ofTrip: string | null, { places, hotels }: CatalogueFacts): EventRow {
  const currency = event.currency ?? ofTrip;
  const poi = event.place_id === null ? null : (places.get(event.place_id) ?? null);
  const hotel_slug = event.hotel_id === null ? null : (hotels.get(event.hotel_id) ?? null);
  const known = made.get(event);
  if (known?.currency === currency && known.poi === poi && known.hotel_slug === hotel_slug) return known;
  const row = { poi, hotel_slug, ...event, currency };
  made.set(event, row);
  return row;
}

interface Day {
  currency: string | null;
  facts: CatalogueFacts;
  rows: readonly EventRow[];
}

const days = new WeakMap<readonly StoredEvent[], Day>();

function rowsOf(events: readonly StoredEvent[], currency: string | null, facts: CatalogueFacts): readonly EventRow[] {
  const known = days.get(events);
  if (known?.currency === currency && known.facts === facts) return known.rows;
  const rows = events.map((event) => rowOf(event, currency, facts));
  days.set(events, { currency, facts, rows });
  return rows;
}

/**
 * Pure: the events of each day of a trip with what is known of them; the same event gives the same row, and the same day the
 * same rows, while that is the same.
 * @param events in order of time
 */
export const dayRows = (
  { currency }: Pick<TripRow, 'currency'>,
  events: readonly StoredEvent[],
  facts: CatalogueFacts,
): (readonly EventRow[])[] => [...byDay(events).values()].map((day) => rowsOf(day, currency, facts));
