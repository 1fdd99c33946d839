import type { GeoPoint } from '@tabi/planner';
import type { NewEvent, Noted } from '../core/trip-row.ts';

/** A stored event as edits see it. */
export interface DayEvent extends NewEvent, Noted {
  id: string;
  trip_id: string;
  hotel_id: number | null;
  pinned: boolean;
  /** Of a way: when each event that it pushed later began before, and begins since; wall clocks by id. */
  pushed: Record<string, [before: string, since: string]> | null;
  /** Of its place or hotel, or its own; null when it happens wherever the traveller is. */
  lat: number | null;
  lng: number | null;
}

export const pointOf = ({ lat, lng }: DayEvent): GeoPoint | null =>
  lat === null || lng === null ? null : { lat, lng };
