import type { PoiRow } from '../../../catalogue/places/place-row.ts';
import type { EventRow, StoredEvent, TripRow } from '../trip-row.ts';

/** What the catalogue says of places, and how it calls hotels, by id. */
export interface CatalogueFacts {
  places: ReadonlyMap<number, PoiRow>;
  hotels: ReadonlyMap<number, string>;
}

interface Made {
  currency: string | null;
  facts: CatalogueFacts;
  row: EventRow;
}

const made = new WeakMap<StoredEvent, Made>();

function rowOf(event: StoredEvent, currency: string | null, facts: CatalogueFacts): EventRow {
  const known = made.get(event);
  if (known?.currency === currency && known.facts === facts) return known.row;
  const row = {
    ...event,
    currency: event.currency ?? currency,
    poi: event.place_id === null ? null : (facts.places.get(event.place_id) ?? null),
    hotel_slug: event.hotel_id === null ? null : (facts.hotels.get(event.hotel_id) ?? null),
  };
  made.set(event, { currency, facts, row });
  return row;
}

/** Pure: the events of a trip with what is known of them; the same event gives the same row while that is the same. */
export const eventRows = (
  { currency }: Pick<TripRow, 'currency'>,
  events: readonly StoredEvent[],
  facts: CatalogueFacts,
): EventRow[] => events.map((event) => rowOf(event, currency, facts));
