import type { PlaceRow } from '@tabi/planner';

/** A place with all that the planner and the itinerary need of it. */
export interface PlannablePlace extends PlaceRow {
  id: number;
  location_id: number;
  /** The place that it is a part of. */
  whole_id: number | null;
  price_amount: number | null;
  price_currency: string;
}
