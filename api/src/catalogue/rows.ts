import { toMinor } from '@tabi/shared/money';
import type { CatalogueShelf } from './read.ts';
import type { CatalogueDestination, CataloguePlace } from './schema.ts';

const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'] as const;

/**
 * Slugs are unique inside a destination, links need them unique everywhere: the first by tier and name keeps the plain
 * slug, the others carry their destination's.
 */
function uniqueSlugs(shelves: CatalogueShelf[]): Map<CataloguePlace, string> {
  const taken = new Set<string>();
  const slugs = new Map<CataloguePlace, string>();
  const inOrder = [...shelves].sort(
    (a, b) => a.destination.tier - b.destination.tier || (a.destination.slug < b.destination.slug ? -1 : 1),
  );
  for (const { destination, places } of inOrder) {
    for (const place of places) {
      const slug = taken.has(place.slug) ? `${place.slug}-${destination.slug}` : place.slug;
      taken.add(slug);
      slugs.set(place, slug);
    }
  }
  return slugs;
}

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
  shelves.map(({ destination, places }) => {
    const { country, seasons, region: _, ...same } = destination;
    return {
      ...same,
      country_code: country,
      season_months: monthNames.map((month) => seasons[month]),
      season_why: seasons.why,
      poi_count: places.length,
      weight: places.reduce((sum, place) => sum + place.importance, 0),
    };
  });

/** Rows of `places`, with the destination by its slug. */
export function placeRows(shelves: CatalogueShelf[]) {
  const slugs = uniqueSlugs(shelves);
  return shelves.flatMap(({ destination, places }) =>
    places.map((place) => {
      const { price: _, slug, ...same } = place;
      return {
        ...same,
        ...priceColumns(place, destination),
        location_slug: destination.slug,
        file_slug: slug,
        slug: slugs.get(place) ?? slug,
      };
    }),
  );
}
