import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { catalogueFolder } from '../catalogue-folder.ts';
import { readCatalogue, type CatalogueShelf } from '../read/read.ts';
import type { Command } from './command.ts';

const sum = (shelves: CatalogueShelf[], count: (shelf: CatalogueShelf) => number) =>
  shelves.reduce((total, shelf) => total + count(shelf), 0);

/** The commonest first: `temple 120, museum 98`. */
function tally(values: string[]): string {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .map(([value, count]) => `${value} ${count}`)
    .join(', ');
}

/** What the catalogue holds, a line a fact. */
export function statistics(shelves: CatalogueShelf[]): string[] {
  const places = shelves.flatMap((shelf) => shelf.places);
  const share = (part: number) => `${part} (${Math.round((100 * part) / Math.max(1, places.length))} %)`;
  return [
    `${shelves.length} destinations in ${new Set(shelves.map(({ destination }) => destination.country)).size} countries`,
    `${places.length} places, ${sum(shelves, ({ hotels }) => hotels.length)} hotels, ${sum(shelves, ({ tours }) => tours.length)} tours`,
    `places with official hours: ${share(places.filter(({ hours_source }) => hours_source === 'official').length)}`,
    `places with a known price: ${share(places.filter(({ price }) => price !== null).length)}`,
    `places with a website: ${share(places.filter(({ website }) => website !== null).length)}`,
    `destinations without hotels: ${tally(shelves.filter(({ hotels }) => !hotels.length).map(({ destination }) => destination.region)) || 'none'}`,
    `kinds: ${tally(places.map(({ kind }) => kind))}`,
    `tags: ${tally(places.flatMap(({ tags }) => tags))}`,
  ];
}

export const stats: Command = {
  usage: 'stats',
  summary: 'Counts what the files hold.',
  run(_args, say) {
    const posts = readdirSync(join(catalogueFolder, 'blog')).filter(
      (name) => name.endsWith('.md') && name !== 'README.md',
    );
    say([...statistics(readCatalogue(catalogueFolder)), `${posts.length} posts`].join('\n'));
    return 0;
  },
};
