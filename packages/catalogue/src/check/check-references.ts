import { currencyOf } from '@tabi/shared/money';
import type { CatalogueShelf } from '../read/read.ts';
import { where } from '../read/where.ts';

/** Whether clocks can be set by this name. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return name.includes('/');
  } catch {
    return false;
  }
}

/** What words of the files may stand for. */
export interface Known {
  /** ISO 3166-1 alpha-2. */
  countries: ReadonlySet<string>;
  /** Slugs. */
  destinations: ReadonlySet<string>;
}

/** Problems of words that stand for something elsewhere: countries, currencies, zones, neighbours. */
export function referenceProblems(shelf: CatalogueShelf, { countries, destinations }: Known): string[] {
  const { destination, places } = shelf;
  const at = where(shelf, 'destination', destination.slug);
  const problems: string[] = [];
  if (!countries.has(destination.country)) problems.push(`${at}: there is no country ${destination.country}.`);
  if (!currencyOf(destination.currency))
    problems.push(`${at}: ${destination.currency} is not one of the supported currencies; add it or take another.`);
  if (!isTimeZone(destination.time_zone)) problems.push(`${at}: ${destination.time_zone} is no IANA time zone.`);
  for (const slug of destination.neighbours)
    if (!destinations.has(slug) || slug === destination.slug)
      problems.push(`${at}: its neighbour ${slug} is no other destination; mend the slug.`);
  for (const { slug, price } of places)
    if (price !== null && price !== 'free' && !currencyOf(price.currency))
      problems.push(`${where(shelf, 'places', slug)}: ${price.currency} is not one of the supported currencies.`);
  return problems;
}
