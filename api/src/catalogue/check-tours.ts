import { metresBetween } from './distance.ts';
import { fillerIn } from './filler.ts';
import type { CatalogueShelf } from './read.ts';

/** Metres that are still fair between two stops. */
const fairLeg = { walk: 3_000, cycle: 12_000, transit: 40_000, drive: 150_000 };

/** Problems of a destination's tours: stops that do not exist, legs too long for their mode. One sentence each. */
export function tourProblems({ destination, places, tours }: CatalogueShelf): string[] {
  const problems: string[] = [];
  const placeOf = new Map(places.map((place) => [place.slug, place]));
  tours.forEach((tour, index) => {
    const at = `${destination.slug}/tours/${tour.slug}`;
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
    for (const text of [tour.snippet, tour.description]) {
      const found = fillerIn(text);
      if (found) problems.push(`${at}: "${found}" is filler; say what is really there.`);
    }
  });
  return problems;
}
