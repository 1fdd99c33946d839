import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { catalogueFolder } from '../catalogue-folder.ts';
import { photoFileProblems } from '../check/check-photos.ts';
import { worldProblems } from '../check/check-world.ts';
import { checkCatalogue } from '../check/check.ts';
import { checkCoordinates, readCheckTables } from '../check/coord-check.ts';
import { readCsv } from '../read/csv.ts';
import { readDrawnWater } from '../map/drawn-water.ts';
import { readWorld } from '../read/read-world.ts';
import { readCatalogue, type CatalogueShelf } from '../read/read.ts';
import { postsChecked } from './check-posts-of.ts';
import type { Command } from './command.ts';

const reference = join(catalogueFolder, 'reference');

/** Everything that is wrong with these shelves, and with the posts when all shelves are there. */
export function problemsOf(shelves: CatalogueShelf[], all: boolean): string[] {
  const countries = readCsv(readFileSync(join(reference, 'countries.csv'), 'utf8')).map(({ Code = '' }) => Code);
  const destinations = readdirSync(catalogueFolder).filter((name) =>
    existsSync(join(catalogueFolder, name, 'destination.json')),
  );
  return [
    ...checkCatalogue(shelves, {
      water: readDrawnWater(reference),
      countries: new Set(countries),
      destinations: new Set(destinations),
    }),
    ...checkCoordinates(shelves, readCheckTables(join(reference, 'checks'))).problems,
    ...photoFileProblems(catalogueFolder, shelves),
    ...(all ? postsChecked(join(catalogueFolder, 'blog'), shelves).problems : []),
    ...(all ? worldProblems(readWorld(catalogueFolder), shelves, new Set(countries)) : []),
  ];
}

export const check: Command = {
  usage: 'check [destination …]',
  summary: 'Says what is wrong in the files, a line each; all destinations when none is named.',
  run(only, say) {
    const shelves = readCatalogue(catalogueFolder, only.length ? only : undefined);
    const problems = problemsOf(shelves, only.length === 0);
    const count = (kind: 'places' | 'hotels' | 'tours') => shelves.reduce((sum, shelf) => sum + shelf[kind].length, 0);
    say(
      problems.join('\n') ||
        `Sound: ${shelves.length} destinations, ${count('places')} places, ${count('hotels')} hotels, ${count('tours')} tours.`,
    );
    return problems.length ? 1 : 0;
  },
};
