import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogueFolder } from '../catalogue-folder.ts';
import { fillerIn } from './filler.ts';
import { filesUnder } from '../load/fresh.ts';
import { readPost } from '../read/post-file.ts';
import { readCatalogue } from '../read/read.ts';

const folder = join(catalogueFolder, 'blog');
const posts = filesUnder(folder, '.md').map((file) => [file, readFileSync(join(folder, file), 'utf8')] as const);
const shelves = new Map(
  readCatalogue(catalogueFolder).map(({ destination, places }) => [
    destination.slug,
    new Set(places.map(({ slug }) => slug)),
  ]),
);

describe.each(posts)('%s', (file, text) => {
  it('is named as its slug', () => {
    expect(`${readPost(file, text).slug}.md`).toBe(file);
  });

  it('is about destinations that the catalogue has', () => {
    expect(readPost(file, text).locations.filter((slug) => !shelves.has(slug))).toEqual([]);
  });

  it('links to destinations and places that the catalogue has', () => {
    const links = [...text.matchAll(/\]\((\/[^)]*)\)/g)].map(([, link = '']) => link);
    const dead = links.filter((link) => {
      const [, slug, place] = /^\/destinations\/([^/]+)(?:\/attractions\/([^/]+))?$/.exec(link) ?? [];
      return !slug || !shelves.has(slug) || (place !== undefined && !shelves.get(slug)?.has(place));
    });
    expect(dead).toEqual([]);
  });

  it('says what is there instead of filler', () => {
    expect(fillerIn(text)).toBeNull();
  });
});
