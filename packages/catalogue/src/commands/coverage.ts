import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { catalogueFolder } from '../catalogue-folder.ts';
import { readingEase } from '../check/reading-ease.ts';
import { readWorld, type CatalogueWorld } from '../read/read-world.ts';
import { readCatalogue, type CatalogueShelf } from '../read/read.ts';
import { daysOf } from '../schema/journey-schema.ts';
import type { Command } from './command.ts';

/** The commonest first: `temple 120, museum 98`. */
function tally(values: string[]): string {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .map(([value, count]) => `${value} ${count}`)
    .join(', ');
}

const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** `7 to 21`; nothing of nothing. */
const range = (values: number[]): string =>
  values.length > 0 ? `${Math.min(...values)} to ${Math.max(...values)}` : '0';

/** `have of all (share)`, and the slugs of those without while they are few. */
function share<T>(rows: readonly T[], has: (row: T) => boolean, nameOf?: (row: T) => string): string {
  const without = rows.filter((row) => !has(row));
  const count = rows.length - without.length;
  const told = `${count} of ${rows.length} (${Math.round((100 * count) / Math.max(1, rows.length))} %)`;
  return nameOf && without.length > 0 && without.length <= 20 ? `${told}; not ${without.map(nameOf).join(', ')}` : told;
}

/** What the catalogue holds and what it lacks, a line a fact. */
export function coverageLines(shelves: CatalogueShelf[], world: CatalogueWorld) {
  const { countries, connections, festivals, journeys } = world;
  const places = shelves.flatMap((shelf) => shelf.places);
  const hotels = shelves.flatMap((shelf) => shelf.hotels);
  const tours = shelves.flatMap((shelf) => shelf.tours);
  const codes = [...new Set(shelves.map(({ destination }) => destination.country))];
  const connected = new Set(connections.flatMap(({ between }) => between));
  const visited = new Set(journeys.flatMap(({ stays }) => stays.map(({ destination }) => destination)));
  const slugOf = ({ destination }: CatalogueShelf) => destination.slug;
  return [
    `${shelves.length} destinations in ${codes.length} countries`,
    `${places.length} places, ${hotels.length} hotels, ${tours.length} tours`,
    `${connections.length} connections, ${festivals.length} festivals`,
    `${journeys.length} journeys, of ${range(journeys.map(daysOf))} days, through ${visited.size} of ${shelves.length} destinations`,
    `countries with a guide: ${share(
      codes,
      (code) => countries.some((country) => country.code === code),
      (code) => code,
    )}`,
    `destinations with a guide: ${share(shelves, ({ guide }) => guide !== null, slugOf)}`,
    `destinations with hotels: ${share(shelves, (shelf) => shelf.hotels.length > 0, slugOf)}`,
    `destinations with tours: ${share(shelves, (shelf) => shelf.tours.length > 0, slugOf)}`,
    `destinations with connections: ${share(shelves, (shelf) => connected.has(slugOf(shelf)), slugOf)}`,
    `hotels in words: ${share(hotels, ({ text }) => text !== undefined)}`,
    `hotels with stars: ${share(hotels, ({ stars }) => stars !== null)}`,
    `places with official hours: ${share(places, ({ hours_source }) => hours_source === 'official')}`,
    `places with a known price: ${share(places, ({ price }) => price !== null)}`,
    `places with a website: ${share(places, ({ website }) => website !== null)}`,
    `places checked: ${share(places, ({ checked }) => checked !== undefined)}`,
    `places with their light: ${share(places, ({ light }) => light !== undefined)}`,
    `parts of a whole: ${places.filter(({ part_of }) => part_of !== undefined).length}`,
    `reading ease of a place's text (100 easiest), median: ${median(places.map(({ description }) => readingEase(description))).toFixed(0)}`,
    `kinds: ${tally(places.map(({ kind }) => kind))}`,
    `tags: ${tally(places.flatMap(({ tags }) => tags))}`,
  ];
}

export const coverage: Command = {
  usage: 'coverage',
  summary: 'Counts what the files hold, and names what they lack.',
  run(_args, say) {
    const posts = readdirSync(join(catalogueFolder, 'blog')).filter(
      (name) => name.endsWith('.md') && name !== 'README.md',
    );
    const lines = coverageLines(readCatalogue(catalogueFolder), readWorld(catalogueFolder));
    say([...lines, `${posts.length} posts`].join('\n'));
    return 0;
  },
};
