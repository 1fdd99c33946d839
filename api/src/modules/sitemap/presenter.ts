import { links } from '@tabi/shared/links';
import type { MappedPage } from './repository.ts';

const house = [
  links.home(),
  links.destinations(),
  links.attractionsSearch(),
  links.hotelsSearch(),
  links.productsSearch(),
  links.blog(),
  links.aboutUs(),
  links.contactUs(),
  links.sitemap(),
  links.credits(),
  links.privacy(),
  links.terms(),
];

function pathOf({ kind, slug, location }: MappedPage): string {
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
    case 'post':
      return links.post(slug);
  }
}

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** The site's map for machines, of https://www.sitemaps.org/protocol.html. */
export function presentSitemap(origin: string, pages: MappedPage[]): string {
  const urls = [
    ...house.map((path) => ({ path, changed: null })),
    ...pages.map((page) => ({ path: pathOf(page), changed: page.changed })),
  ].map(
    ({ path, changed }) =>
      `<url><loc>${escaped(origin + path)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
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
