import { metresBetween } from './distance.ts';
import { fillerIn } from './filler.ts';
import type { CatalogueShelf } from '../read/read.ts';
import type { CataloguePlace } from '../schema/schema.ts';
import { daysWanted, opensFor, tourTimes } from '../read/tour-times.ts';
import type { CatalogueTour } from '../schema/tour-schema.ts';
import { weekdays } from '../schema/vocabulary.ts';
import { where } from '../read/where.ts';

/** Metres that are still fair between two stops. */
const fairLeg = { walk: 3_000, cycle: 12_000, transit: 40_000, drive: 150_000 };

const clock = (minute: number) =>
  `${String(Math.floor(minute / 60) % 24).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** A tour must work on one of its days at least: every stop open when one comes there. */
function closedStops(tour: CatalogueTour, places: CataloguePlace[]): string[] {
  const { stops, days, minutes } = tourTimes(tour, places);
  if (minutes > 16 * 60) return [`takes ${Math.round(minutes / 60)} hours; leave out a stop.`];
  if (days.length > 0) return [];
  const wanted = daysWanted(tour);
  const never = stops.filter((stop) => !wanted.some((day) => opensFor(stop, day)));
  if (never.length > 0)
    return never.map(
      ({ place, arrives }) =>
        `${place.slug} is closed at ${clock(arrives)}; set out at another time or change the order.`,
    );
  const shut = wanted.map((day) => {
    const names = stops.filter((stop) => !opensFor(stop, day)).map(({ place }) => place.slug);
    return `${weekdays[day]} ${names.join(' and ')}`;
  });
  return [`on every day some stop is closed (${shut.join(', ')}); change the time, the order or a stop.`];
}

/** Problems of a destination's tours: stops that do not exist, legs too long for their mode, closed doors. One sentence each. */
export function tourProblems(shelf: CatalogueShelf): string[] {
  const { destination, places, tours } = shelf;
  const problems: string[] = [];
  const placeOf = new Map(places.map((place) => [place.slug, place]));
  tours.forEach((tour, index) => {
    const at = where(shelf, 'tours', tour.slug);
    if (tours.slice(index + 1).some((other) => other.slug === tour.slug || other.title === tour.title))
      problems.push(`${at}: stands twice.`);
    const stops = tour.stops.map((stop) => placeOf.get(stop.place));
    tour.stops.forEach((stop, i) => {
      if (!stops[i]) problems.push(`${at}: there is no place ${stop.place} in ${destination.slug}; mend the slug.`);
      if (tour.stops.findIndex((other) => other.place === stop.place) < i)
        problems.push(`${at}: stops twice at ${stop.place}; keep one.`);
      const [from, to] = [stops[i - 1], stops[i]];
      if (from && to && metresBetween(from, to) > fairLeg[tour.mode])
        problems.push(`${at}: ${from.slug} to ${to.slug} is too far for ${tour.mode}; change the mode or the order.`);
    });
    if (stops.every((stop) => stop !== undefined))
      for (const problem of closedStops(tour, stops)) problems.push(`${at}: ${problem}`);
    for (const text of [tour.snippet, tour.description]) {
      const found = fillerIn(text);
      if (found) problems.push(`${at}: "${found}" is filler; say what is really there.`);
    }
  });
  return problems;
}
