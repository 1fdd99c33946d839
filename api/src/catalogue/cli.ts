import { fileURLToPath } from 'node:url';
import { checkCatalogue } from './check.ts';
import { CatalogueError, readCatalogue } from './read.ts';

/** `catalogue check [slug …]`: prints what is wrong, a line each; exit 1 when anything is. */
const root = fileURLToPath(new URL('../../catalogue', import.meta.url));
const only = process.argv.slice(2);
try {
  const shelves = readCatalogue(root, only.length ? only : undefined);
  const problems = checkCatalogue(shelves);
  const places = shelves.reduce((sum, shelf) => sum + shelf.places.length, 0);
  console.log(problems.join('\n') || `Sound: ${shelves.length} destinations, ${places} places.`);
  process.exitCode = problems.length ? 1 : 0;
} catch (error) {
  if (!(error instanceof CatalogueError)) throw error;
  console.log(error.message);
  process.exitCode = 1;
}
