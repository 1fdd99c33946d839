import { fileURLToPath } from 'node:url';
import { checkCatalogue } from './check.ts';
import { CatalogueError, readCatalogue } from './read.ts';

/** `catalogue check [slug …]`: prints what is wrong, a line each; exit 1 when anything is. */
const root = fileURLToPath(new URL('../../catalogue', import.meta.url));
const only = process.argv.slice(2);
try {
  const shelves = readCatalogue(root, only.length ? only : undefined);
  const problems = checkCatalogue(shelves);
  const count = (kind: 'places' | 'hotels' | 'tours') => shelves.reduce((sum, shelf) => sum + shelf[kind].length, 0);
  console.log(
    problems.join('\n') ||
      `Sound: ${shelves.length} destinations, ${count('places')} places, ${count('hotels')} hotels, ${count('tours')} tours.`,
  );
  process.exitCode = problems.length ? 1 : 0;
} catch (error) {
  if (!(error instanceof CatalogueError)) throw error;
  console.log(error.message);
  process.exitCode = 1;
}
