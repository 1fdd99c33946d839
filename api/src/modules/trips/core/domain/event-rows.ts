import type { PoiRow } from '../../../catalogue/places/place-row.ts';
import type { EventRow, StoredEvent, TripRow } from '../trip-row.ts';

/** What the catalogue says of places, and how it calls hotels, by id. */
export interface CatalogueFacts {
  places: ReadonlyMap<number, PoiRow>;
  hotels: ReadonlyMap<number, string>;
}

/** Pure: the events of a trip with what is known of them. */
export const eventRows = (
  { currency }: Pick<TripRow, 'currency'>,
  events: readonly StoredEvent[],
  { places, hotels }: CatalogueFacts,
): EventRow[] =>
  events.map((event) => ({
    ...event,
    currency: event.currency ?? currency,
    poi: event.place_id === null ? null : (places.get(event.place_id) ?? null),
    hotel_slug: event.hotel_id === null ? null : (hotels.get(event.hotel_id) ?? null),
  }));
