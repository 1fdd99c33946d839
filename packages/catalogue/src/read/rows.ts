import { closedDays } from '@tabi/planner';
import type { OwnGuide } from '@tabi/shared/contracts/guides';
import { toMinor } from '@tabi/shared/money';
import type { CatalogueShelf } from './read.ts';
import type { CatalogueDestination, CataloguePlace } from '../schema/schema.ts';
import { months } from '../schema/vocabulary.ts';
import { photoName } from './photo-name.ts';
import { uniqueSlugs } from './unique-slugs.ts';

function priceColumns({ price }: CataloguePlace, { currency }: CatalogueDestination) {
  if (price === null) return { price_amount: null, price_currency: currency, price_year: null };
  if (price === 'free') return { price_amount: 0, price_currency: currency, price_year: null };
  return {
    price_amount: toMinor(price.amount, price.currency),
    price_currency: price.currency,
    price_year: price.year,
  };
}

/** Rows of `locations`, keyed as its columns. */
export const locationRows = (shelves: CatalogueShelf[]) =>
  shelves.map(({ destination, places, guide }) => {
    const { country, seasons, ...same } = destination;
    return {
      ...same,
      was: destination.was ?? [],
      guide: guide satisfies OwnGuide | null,
      country_code: country,
      season_months: months.map((month) => seasons[month]),
      season_why: seasons.why,
      poi_count: places.length,
      weight: places.reduce((sum, place) => sum + place.importance, 0),
    };
  });

/** Rows of `places`, with the destination by its slug. */
export function placeRows(shelves: CatalogueShelf[]) {
  const slugs = uniqueSlugs(shelves, ({ places }) => places);
  return shelves.flatMap(({ destination, places, photos }) =>
    places.map((place) => {
      const { price: _, slug, ...same } = place;
      return {
        ...same,
        was: place.was ?? [],
        night: place.night ?? false,
        booking_needed: place.booking_needed ?? false,
        closures: place.closures ?? [],
        walked_in: place.walked_in ?? null,
        photos: photos
          .filter((photo) => photo.place === place.slug)
          .map(({ file, sha256, tint, author, licence, licence_url, source_url }) => ({
            name: photoName(destination.slug, file),
            hash: sha256.slice(0, 12),
            tint,
            author,
            licence,
            licence_url,
            source_url,
          })),
        closed_dates: closedDays(place),
        ...priceColumns(place, destination),
        location_slug: destination.slug,
        file_slug: slug,
        slug: slugs.get(place) ?? slug,
      };
    }),
  );
}

/** Rows of `hotels`, with the destination by its slug. */
export function stayRows(shelves: CatalogueShelf[]) {
  const slugs = uniqueSlugs(shelves, ({ hotels }) => hotels);
  return shelves.flatMap(({ destination, hotels }) =>
    hotels.map((hotel) => ({
      ...hotel,
      was: hotel.was ?? [],
      location_slug: destination.slug,
      file_slug: hotel.slug,
      slug: slugs.get(hotel) ?? hotel.slug,
    })),
  );
}
