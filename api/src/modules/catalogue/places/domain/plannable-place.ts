import type { CatalogueHours, Place } from '@tabi/planner';

/** A place with all that the planner and the itinerary need of it. */
export interface PlannablePlace {
  id: number;
  location_id: number;
  name: string;
  kind: string;
  tags: string[];
  lat: number;
  lng: number;
  importance: number;
  visit_minutes: number;
  hours: CatalogueHours;
  closed_dates: string[];
  best_time: Place['bestTime'];
  setting: Place['setting'];
  day_trip: boolean;
  price_amount: number | null;
  price_currency: string;
}
