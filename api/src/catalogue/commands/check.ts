import { catalogueFolder } from '../../paths.ts';
import { checkCatalogue } from '../check.ts';
import { readCatalogue } from '../read.ts';
import type { Command } from './command.ts';

export const check: Command = {
  usage: 'check [destination …]',
  summary: 'Says what is wrong in the files, a line each; all destinations when none is named.',
  run(only) {
    const shelves = readCatalogue(catalogueFolder, only.length ? only : undefined);
    const problems = checkCatalogue(shelves);
    const count = (kind: 'places' | 'hotels' | 'tours') => shelves.reduce((sum, shelf) => sum + shelf[kind].length, 0);
    console.log(
      problems.join('\n') ||
        `Sound: ${shelves.length} destinations, ${count('places')} places, ${count('hotels')} hotels, ${count('tours')} tours.`,
    );
    return problems.length ? 1 : 0;
  },
};
