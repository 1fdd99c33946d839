import type { GeoPoint } from '@tabi/planner';
import type { NewEvent } from '../core/trip-row.ts';

/** A stored event as edits see it. */
export interface DayEvent extends NewEvent {
  id: string;
  trip_id: string;
  hotel_id: number | null;
  pinned: boolean;
  amount: number | null;
  custom_fields: Record<string, unknown>;
  /** Of its place; null when it happens wherever the traveller is. */
  lat: number | null;
  lng: number | null;
}

export const pointOf = ({ lat, lng }: DayEvent): GeoPoint | null =>
  lat === null || lng === null ? null : { lat, lng };
