import { type Leg, roundUp, weekWindows, windowsOn, legBy } from '@tabi/planner';
import type { CataloguePlace } from '../schema/schema.ts';
import type { CatalogueTour } from '../schema/tour-schema.ts';
import { weekdays } from '../schema/vocabulary.ts';

export interface TourStop {
  place: CataloguePlace;
  /** Minutes after the midnight before the tour. */
  arrives: number;
  leaves: number;
  /** The way here; null to the first stop. */
  hop: Leg | null;
}
export interface TourTimes {
  stops: TourStop[];
  /** From setting out to leaving the last stop. */
  minutes: number;
  /** On the way from stop to stop. */
  metres: number;
  /** Weekdays on which every stop is open on arrival, 0 is Monday; of the tour's best days where it names some. */
  days: number[];
}

/** A door that opens so few minutes after arrival is waited for. */
const fairWait = 15;
/** Any week without a holiday; 1 January 2024 was a Monday. */
const dateOf = (weekday: number) => `2024-01-0${weekday + 1}`;

const minuteOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));

/** What each mode of a tour lets one choose from: nobody takes a bus for 200 m. */
const ways = {
  walk: ['walk'],
  cycle: ['cycle'],
  transit: ['walk', 'transit'],
  drive: ['walk', 'drive'],
} as const;

function quickest(mode: CatalogueTour['mode'], from: CataloguePlace, to: CataloguePlace): Leg {
  const legs = ways[mode].map((way) => legBy(way, from, to));
  return legs.reduce((best, leg) => (leg.minutes < best.minutes ? leg : best));
}

function timeline(tour: CatalogueTour, places: CataloguePlace[]): TourStop[] {
  const stops: TourStop[] = [];
  for (const [index, place] of places.entries()) {
    const before = stops.at(-1);
    const hop = before ? quickest(tour.mode, before.place, place) : null;
    const arrives = before && hop ? roundUp(before.leaves + hop.minutes) : minuteOf(tour.starts_at);
    stops.push({ place, arrives, leaves: arrives + (tour.stops[index]?.minutes ?? place.visit_minutes), hop });
  }
  return stops;
}

/** Whether a stop is open on arrival, or opens soon after. */
export function opensFor({ place, arrives }: TourStop, weekday: number): boolean {
  const windows = windowsOn({ windows: weekWindows(place.hours), closedDates: [] }, dateOf(weekday), weekday);
  return windows === 'always' || windows.some(({ opens, closes }) => opens - fairWait <= arrives && arrives < closes);
}

/** The days a tour is written for, 0 is Monday: its best days, all seven when it names none. */
export const daysWanted = (tour: CatalogueTour): number[] =>
  weekdays.flatMap((day, index) => (tour.best_days.length === 0 || tour.best_days.includes(day) ? [index] : []));

/**
 * Pure: when a tour is where. Ways are the planner's estimates, arrivals rounded up to five minutes.
 * @param places the tour's stops in order
 */
export function tourTimes(tour: CatalogueTour, places: CataloguePlace[]): TourTimes {
  const stops = timeline(tour, places);
  return {
    stops,
    minutes: (stops.at(-1)?.leaves ?? 0) - (stops[0]?.arrives ?? 0),
    metres: stops.reduce((sum, { hop }) => sum + (hop?.metres ?? 0), 0),
    days: daysWanted(tour).filter((day) => stops.every((stop) => opensFor(stop, day))),
  };
}
