import type { Trip, TripEvent } from '@tabi/shared/contracts/trips';
import { clockOf, eachDay, formatDay, openingHours } from '@tabi/shared/format';

/** A trip as whoever asks sees it: what they may not see is not in it, so no file made of it can tell. */
export interface SeenTrip {
  trip: Trip;
  events: TripEvent[];
}

/** Something that has a place on the map. */
export interface MapStop {
  name: string;
  lat: number;
  lng: number;
  about: string;
  event: TripEvent;
}

export interface MapDay {
  date: string;
  /** `Day 2 – Wed 2 December`. */
  name: string;
  stops: MapStop[];
}

/** What somebody wrote beside a thing, in their order. */
export const notesIn = (fields: Record<string, unknown>): string[] =>
  Object.values(fields).filter((value) => typeof value === 'string' && value.trim() !== '') as string[];

/** What a reader should know of an event, in lines. */
export function aboutOf(event: TripEvent): string {
  const lines = [`${clockOf(event.start)}–${clockOf(event.end)}`];
  if (event.type === 'visit') {
    if (event.poi.local_name) lines.push(event.poi.local_name);
    if (event.hours_that_day) lines.push(openingHours(event));
    lines.push(event.reason ?? event.poi.snippet);
  }
  if ((event.type === 'hop' || event.type === 'meal') && event.hint) lines.push(event.hint);
  return [...lines, ...notesIn(event.custom_fields)].join('\n');
}

/** Where on the map it is; null for what is nowhere, or where nobody has said. */
export function pointOf(event: TripEvent): { lat: number; lng: number } | null {
  if (event.type === 'visit') return event.poi;
  if (event.type !== 'stay' && event.type !== 'custom') return null;
  const { lat, lng } = event;
  return typeof lat === 'number' && typeof lng === 'number' ? { lat, lng } : null;
}

const stopOf = (event: TripEvent): MapStop[] => {
  const point = pointOf(event);
  if (!point) return [];
  const local = event.type === 'visit' ? event.poi.local_name : null;
  const name = local ? `${event.title} (${local})` : event.title;
  return [{ name, lat: point.lat, lng: point.lng, about: aboutOf(event), event }];
};

/** The days of a trip with what of them is on the map, in order of time. */
export const mapDays = ({ trip, events }: SeenTrip): MapDay[] =>
  eachDay(trip.startDate, trip.endDate).map((date, index) => ({
    date,
    name: `Day ${index + 1} – ${formatDay(date)}`,
    stops: events.filter((event) => event.date === date).flatMap(stopOf),
  }));
