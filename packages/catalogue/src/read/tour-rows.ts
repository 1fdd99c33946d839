import type { CatalogueShelf } from './read.ts';
import type { CataloguePlace } from '../schema/schema.ts';
import { tourTimes } from './tour-times.ts';
import { uniqueSlugs } from './unique-slugs.ts';

/** The stop that a tour's poster shows: its most important one, the first of several. */
const shownStop = (places: CataloguePlace[]) =>
  places.reduce((best, place) => (place.importance > best.importance ? place : best));

/** The places of a tour in order; the check has seen to it that they exist. */
export const stopsOf = ({ places }: CatalogueShelf, slugs: { place: string }[]): CataloguePlace[] =>
  slugs.flatMap(({ place }) => places.filter(({ slug }) => slug === place));

/** Rows of `products` of our own tours with their `stops`, destination and places by their slugs in the files. */
export function tourRows(shelves: CatalogueShelf[]) {
  const slugs = uniqueSlugs(shelves, ({ tours }) => tours);
  return shelves.flatMap((shelf) =>
    shelf.tours.map((tour) => {
      const places = stopsOf(shelf, tour.stops);
      const times = tourTimes(tour, places);
      return {
        location_slug: shelf.destination.slug,
        ref: tour.slug,
        was: tour.was ?? [],
        slug: slugs.get(tour) ?? tour.slug,
        title: tour.title,
        snippet: tour.snippet,
        description: tour.description,
        tags: tour.tags,
        minutes: times.minutes,
        price_amount: 0,
        price_currency: shelf.destination.currency,
        mode: tour.mode,
        starts_at: times.stops[0]?.arrives ?? 0,
        metres: times.metres,
        days: times.days,
        motif: shownStop(places).motif,
        stops: times.stops.map(({ place, arrives, leaves, hop }, position) => ({
          position,
          place: place.slug,
          arrives_at: arrives,
          leaves_at: leaves,
          hop_mode: hop?.mode ?? null,
          hop_minutes: hop?.minutes ?? null,
          hop_metres: hop?.metres ?? null,
        })),
      };
    }),
  );
}
