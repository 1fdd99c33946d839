import type { PostFile } from '../read/post-file.ts';
import type { CatalogueShelf } from '../read/read.ts';
import { placeRows, stayRows } from '../read/rows.ts';
import { tourRows } from '../read/tour-rows.ts';

/** Where the links of a post's HTML lead inside the site. */
const insideLinks = (html: string): string[] =>
  [...html.matchAll(/href="(\/[^"#?]*)/g)].flatMap(([, path]) => (path ? [path] : []));

/** `kyoto/gion`; a slug that two destinations use is longer on the site than in the file of the second. */
const addresses = (rows: { location_slug: string; slug: string }[]) =>
  new Set(rows.map(({ location_slug, slug }) => `${location_slug}/${slug}`));

/** Problems of posts that speak of destinations, places, tours or posts that are not there. */
export function linkProblems(posts: (PostFile & { file: string })[], shelves: CatalogueShelf[]): string[] {
  const shelfOf = new Map(shelves.map((shelf) => [shelf.destination.slug, shelf]));
  const slugsOf: Record<string, Set<string>> = {
    attractions: addresses(placeRows(shelves)),
    hotels: addresses(stayRows(shelves)),
    'things-to-do': addresses(tourRows(shelves)),
  };
  const known = new Set(posts.map(({ slug }) => `/blog/post/${slug}`));
  const resolves = (path: string): boolean => {
    const [, first, slug = '', part, id = ''] = path.replace(/\/$/, '').split('/');
    if (first === 'blog') return known.has(path) || path === '/blog/';
    if (first !== 'destinations' || slug === '') return first === 'destinations' || path === '/about-us';
    const shelf = shelfOf.get(slug);
    if (!shelf || part === undefined) return shelf !== undefined;
    const rows = slugsOf[part];
    return rows !== undefined && (id === '' || rows.has(`${slug}/${id}`));
  };
  return posts.flatMap((post) => [
    ...post.locations
      .filter((slug) => !shelfOf.has(slug))
      .map((slug) => `blog/${post.file}: its location ${slug} is no destination; mend the slug.`),
    ...insideLinks(post.html)
      .filter((path) => !resolves(path))
      .map((path) => `blog/${post.file}: the link ${path} leads nowhere; mend it.`),
  ]);
}
