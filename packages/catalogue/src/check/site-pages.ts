import { links } from '@tabi/shared/links';
import type { CatalogueShelf } from '../read/read.ts';
import { placeRows, stayRows } from '../read/rows.ts';
import { tourRows } from '../read/tour-rows.ts';

/** Pages that are there whatever the catalogue holds, and that a story may lead to. */
const fixed = [
  links.home(),
  links.destinations(),
  links.attractionsSearch(),
  links.hotelsSearch(),
  links.productsSearch(),
  links.journeys(),
  links.blog(),
  links.aboutUs(),
  links.contactUs(),
  links.credits(),
  links.sitemap(),
].map(withoutEnd);

function withoutEnd(path: string): string {
  return path.replace(/\/$/, '');
}

/** `kyoto/gion`; a slug that two destinations use is longer on the site than in the file of the second. */
const addresses = (rows: { location_slug: string; slug: string }[]) =>
  new Set(rows.map(({ location_slug, slug }) => `${location_slug}/${slug}`));

/** Whether the site has a page at a path, as far as its files say; posts and their categories are told apart from it. */
export function sitePages(shelves: CatalogueShelf[], journeys: ReadonlySet<string>): (path: string) => boolean {
  const towns = new Set(shelves.map(({ destination }) => destination.slug));
  const slugsOf: Record<string, Set<string>> = {
    attractions: addresses(placeRows(shelves)),
    hotels: addresses(stayRows(shelves)),
    'things-to-do': addresses(tourRows(shelves)),
  };
  return (given) => {
    const path = withoutEnd(given);
    if (fixed.includes(path)) return true;
    const [, first, slug = '', part, id, ...more] = path.split('/');
    if (first === 'journeys') return journeys.has(slug) && part === undefined;
    if (first === 'blog') return slug === 'location' && towns.has(part ?? '') && id === undefined;
    if (first !== 'destinations' || !towns.has(slug) || more.length > 0) return false;
    if (part === undefined) return true;
    const rows = slugsOf[part];
    return rows !== undefined && (id === undefined || rows.has(`${slug}/${id}`));
  };
}
