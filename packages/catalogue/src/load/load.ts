import { join } from 'node:path';
import { holdLock, inTransaction, locks, type Pool } from '@tabi/postgres';
import { catalogueFolder } from '../catalogue-folder.ts';
import { filesUnder, hashFiles, whenChanged } from './fresh.ts';
import { loadDestinations } from './load-destinations.ts';
import { loadRates } from './load-rates.ts';
import { loadReference } from './load-reference.ts';

/** Counted up when the same files give other rows, so that they are loaded again. */
const rowsVersion = 6;
/** The same of posts alone. */
const postRowsVersion = 3;

/** What a load has changed; all false when every file was as before. */
export interface Loaded {
  reference: boolean;
  rates: boolean;
  destinations: boolean;
  blog: boolean;
}

/**
 * Brings reference data, destinations with their places, hotels and tours, and posts from the files of `folder` into the
 * database, in one transaction.
 * Drafts of posts stay out unless they are wanted. Rows keep their ids; what has left the files is withdrawn, not deleted. Unchanged files are skipped.
 * @throws CatalogueError naming every file that does not fit
 */
export async function loadCatalogue(
  pool: Pool,
  folder = catalogueFolder,
  { drafts = false }: { drafts?: boolean } = {},
): Promise<Loaded> {
  const reference = join(folder, 'reference');
  const blog = join(folder, 'blog');
  return inTransaction(pool, async (db) => {
    await db.query('SET LOCAL statement_timeout = 0');
    await holdLock(db, locks.load);
    const referenceHash = hashFiles(reference, ['countries.csv', 'cities15000.csv.gz'], String(rowsVersion));
    // With the year, since festivals are told from this one on.
    const year = new Date().getUTCFullYear();
    const destinationHash = hashFiles(folder, filesUnder(folder, '.json'), `${referenceHash} ${year}`);
    const blogHash = hashFiles(blog, filesUnder(blog, '.md'), `${destinationHash} ${postRowsVersion} ${drafts}`);
    return {
      reference: await whenChanged(db, 'reference', referenceHash, () => loadReference(db, reference)),
      rates: await whenChanged(db, 'rates', hashFiles(reference, ['exchange-rates.csv']), () =>
        loadRates(db, join(reference, 'exchange-rates.csv')),
      ),
      destinations: await whenChanged(db, 'destinations', destinationHash, () => loadDestinations(db, folder, year)),
      blog: await whenChanged(db, 'blog', blogHash, async () => {
        const { loadBlog } = await import('./load-blog.ts');
        return loadBlog(db, blog, drafts);
      }),
    };
  });
}
