import type { PoiRow } from '../../../catalogue/places/place-row.ts';
import type { EventRow, StoredEvent, TripRow } from '../trip-row.ts';

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
  const row = { ...event, currency, poi, hotel_slug };
  made.set(event, row);
  return row;
}

/** Pure: the events of a trip with what is known of them; the same event gives the same row while that is the same. */
export const eventRows = (
  { currency }: Pick<TripRow, 'currency'>,
  events: readonly StoredEvent[],
  facts: CatalogueFacts,
): EventRow[] => events.map((event) => rowOf(event, currency, facts));
