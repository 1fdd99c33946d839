// eslint-disable-next-line @typescript-eslint/no-restricted-imports -- on the server alone: no browser writes a calendar, and none is to carry this
import { TZDate } from '@date-fns/tz';
import ical, { ICalCalendarMethod, type ICalCalendar } from 'ical-generator';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import type { HopEvent, TripEvent } from '@tabi/shared/contracts/trips';
import { addDays } from '@tabi/shared/format';
import { links } from '@tabi/shared/links';
import { aboutOf, type SeenTrip } from './stops.ts';

const parts = (text: string): number[] => text.split(/[- :]/).map(Number);

/** What the clocks of a zone show, whatever zone this machine is in. */
const inZone = (wallClock: string, zone: string): Date => {
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0] = parts(wallClock);
  return new TZDate(year, month - 1, day, hour, minute, 0, zone);
};
/** A whole day is written by the clock of UTC, on whichever machine. */
const wholeDay = (wallClock: string): Date => {
  const [year = 0, month = 1, day = 1] = parts(wallClock);
  return new Date(Date.UTC(year, month - 1, day));
};

/** The way to another destination, for which one must be on time. */
const isJourney = ({ from, to }: HopEvent): boolean =>
  from.kind === 'destination' && to.kind === 'destination' && from.id !== to.id;

const belongs = (event: TripEvent): boolean => event.type !== 'hop' || isJourney(event);

/** The same for the same thing in every file, planned again or not: a calendar knows it by that. */
function namesOf(events: readonly TripEvent[]): Map<TripEvent, string> {
  const names = new Map<TripEvent, string>();
  const count = new Map<string, number>();
  for (const event of events) {
    let name = event.id;
    if (event.type === 'visit') name = `place-${event.poi_id}`;
    if (event.type === 'meal') name = `${event.meal}-${event.date}`;
    if (event.type === 'hop') name = `way-${event.from.id}-${event.to.id}`;
    const before = count.get(name) ?? 0;
    count.set(name, before + 1);
    names.set(event, before === 0 ? name : `${name}-${before + 1}`);
  }
  return names;
}

const place = (event: TripEvent) => {
  if (event.type === 'visit') return event.poi;
  return event.type === 'stay' || event.type === 'custom' ? event : null;
};

function locationOf(event: TripEvent) {
  const there = place(event);
  if (!there || typeof there.lat !== 'number' || typeof there.lng !== 'number') return undefined;
  const local = event.type === 'visit' ? event.poi.local_name : null;
  const title = local ? `${event.title} (${local})` : event.title;
  return { title, geo: { lat: there.lat, lon: there.lng } };
}

export interface CalendarWish {
  /** The site's own, without a slash at its end. */
  address: string;
  /** When the file is made. */
  now: Date;
}

/** Zones without a description of their own are told as they are called. */
const zoneBlock = (zone: string): string | null => tzlib_get_ical_block(zone)[0] ?? null;

function emptyCalendar(title: string): ICalCalendar {
  const calendar = ical({ name: title, method: ICalCalendarMethod.PUBLISH, prodId: '//Tabi//Trips//EN' });
  // A name would have all times written without a zone.
  calendar.timezone({ name: null, generator: zoneBlock });
  return calendar;
}

/** A trip as a calendar: visits, meals, journeys and one's own at the hours of the place; stays are whole days. */
export function calendarOf({ trip, events }: SeenTrip, { address, now }: CalendarWish): string {
  const calendar = emptyCalendar(trip.title);
  const shown = events.filter(belongs);
  const names = namesOf(shown);
  const host = new URL(address).host;
  const page = address + links.itinerary(trip.slug);
  for (const event of shown) {
    const zone = trip.destinations.find(({ id }) => id === event.destination_id)?.time_zone ?? 'UTC';
    const location = locationOf(event);
    const when =
      event.type === 'stay'
        ? { allDay: true, start: wholeDay(event.start), end: wholeDay(event.end) }
        : { timezone: zone, start: inZone(event.start, zone), end: inZone(event.end, zone) };
    calendar.createEvent({
      id: `${trip.id}-${names.get(event)}@${host}`,
      sequence: trip.version,
      stamp: now,
      summary: event.title,
      description: aboutOf(event),
      url: page,
      ...(location ? { location } : {}),
      ...when,
    });
  }
  for (const { date, name } of trip.day_names ?? [])
    calendar.createEvent({
      id: `${trip.id}-day-${date}@${host}`,
      sequence: trip.version,
      stamp: now,
      summary: name,
      url: page,
      allDay: true,
      start: wholeDay(date),
      end: wholeDay(addDays(date, 1)),
    });
  return calendar.toString();
}
