import { links } from '@tabi/shared/links';
import type { MappedPage } from './repository.ts';

/** Of pages that are the site's own. */
export const housePaths = [
  links.home(),
  links.destinations(),
  links.attractionsSearch(),
  links.hotelsSearch(),
  links.productsSearch(),
  links.journeys(),
  links.blog(),
  links.aboutUs(),
  links.contactUs(),
  links.sitemap(),
  links.credits(),
  links.privacy(),
  links.terms(),
];

export function pathOf({ kind, slug, location }: MappedPage): string {
  const inTown = location ?? '';
  switch (kind) {
    case 'destination':
      return links.destination(slug);
    case 'place':
      return links.attraction(inTown, slug);
    case 'hotel':
      return links.hotel(inTown, slug);
    case 'tour':
      return links.tour(inTown, slug);
    case 'journey':
      return links.journey(slug);
    case 'post':
      return links.post(slug);
  }
}

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** A map of the site for machines, of https://www.sitemaps.org/protocol.html. */
export function presentSitemap(origin: string, pages: { path: string; changed: string | null }[]): string {
  const urls = pages.map(
    ({ path, changed }) =>
      `<url><loc>${escaped(origin + path)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset ${namespace}>
${urls.join('\n')}
</urlset>
`;
}

/** The map of the maps, where one cannot hold all. */
export function presentSitemapIndex(origin: string, parts: number): string {
  const maps = Array.from(
    { length: parts },
    (_, part) => `<sitemap><loc>${origin}/sitemaps/${part + 1}</loc></sitemap>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex ${namespace}>
${maps.join('\n')}
</sitemapindex>
`;
}

/** Machines read what is public, and need not ask the API. */
export const presentRobots = (origin: string): string => `User-agent: *
Disallow: /api/
Disallow: /itinerary/
Disallow: /profile
Disallow: /my-trips
Disallow: /my-wishlist
Disallow: /reset-password/
Sitemap: ${origin}/sitemap.xml
`;
