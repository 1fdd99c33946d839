import type { GeoPoint } from '@tabi/planner';
import type { StoredEvent } from '../core/trip-row.ts';

/** A stored event as edits see it. */
export type DayEvent = StoredEvent;

export const pointOf = ({ lat, lng }: DayEvent): GeoPoint | null =>
  lat === null || lng === null ? null : { lat, lng };
