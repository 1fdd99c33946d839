import { join } from 'node:path';
import { inTransaction, type Pool, type PoolClient } from '../database/pool.ts';
import { locks } from '../database/query.ts';
import { catalogueFolder } from '../paths.ts';
import { filesUnder, hashFiles, whenChanged } from './fresh.ts';
import { loadBlog } from './load-blog.ts';
import { loadRates } from './load-rates.ts';
import { loadReference } from './load-reference.ts';
import { readCatalogue } from './read.ts';
import { locationRows, placeRows } from './rows.ts';

const locationTypes = `slug text, name text, local_name text, country_code text, lat float8, lng float8, time_zone text,
  currency text, languages text[], snippet text, description text, season_months integer[], season_why text,
  getting_in text, getting_around text, facts jsonb, neighbours text[], tier integer, landscape text, motif text,
  palette jsonb, poi_count integer, weight integer`;
const placeTypes = `slug text, file_slug text, name text, local_name text, kind text, motif text, tags text[], lat float8,
  lng float8, visit_minutes integer, hours jsonb, hours_source text, hours_note text, closed_dates text[],
  price_amount integer, price_currency text, price_year integer, importance integer, best_time text, setting text,
  day_trip boolean, snippet text, description text, website text`;

const names = (types: string) => [...types.matchAll(/(\w+) [a-z0-9]+(?:\[\])?(?:,|$)/g)].map((match) => match[1]);
const overwrite = (types: string) =>
  names(types)
    .map((name) => `${name} = excluded.${name}`)
    .join(', ');

async function loadDestinations(db: PoolClient, folder: string): Promise<void> {
  const shelves = readCatalogue(folder);
  await db.query('UPDATE locations SET withdrawn = true');
  await db.query('UPDATE places SET withdrawn = true');
  await db.query(
    `INSERT INTO locations (${names(locationTypes).join(', ')}, search)
     SELECT row.*, fold(concat_ws(' ', row.name, row.local_name, country.name))
     FROM jsonb_to_recordset($1) AS row (${locationTypes}) JOIN countries AS country ON country.code = row.country_code
     ON CONFLICT (slug) DO UPDATE SET ${overwrite(locationTypes)}, search = excluded.search, withdrawn = false`,
    [JSON.stringify(locationRows(shelves))],
  );
  await db.query(
    `INSERT INTO places (location_id, ${names(placeTypes).join(', ')})
     SELECT location.id, ${names(placeTypes)
       .map((name) => `row.${name}`)
       .join(', ')}
     FROM jsonb_to_recordset($1) AS row (location_slug text, ${placeTypes})
       JOIN locations AS location ON location.slug = row.location_slug
     ON CONFLICT (location_id, file_slug) DO UPDATE SET ${overwrite(placeTypes)}, withdrawn = false`,
    [JSON.stringify(placeRows(shelves))],
  );
  await db.query('ANALYZE locations; ANALYZE places');
}

/** What a load has changed; all false when every file was as before. */
export interface Loaded {
  reference: boolean;
  rates: boolean;
  destinations: boolean;
  blog: boolean;
}

/**
 * Brings reference data, destinations, places and posts from the files of `folder` into the database, in one transaction.
 * Rows keep their ids; what has left the files is withdrawn, not deleted. Unchanged files are skipped.
 * @throws CatalogueError naming every file that does not fit
 */
export async function loadCatalogue(pool: Pool, folder = catalogueFolder): Promise<Loaded> {
  const reference = join(folder, 'reference');
  const blog = join(folder, 'blog');
  return inTransaction(pool, async (db) => {
    await db.query('SELECT pg_advisory_xact_lock($1)', [locks.load]);
    await db.query('SET LOCAL statement_timeout = 0');
    const referenceHash = hashFiles(reference, ['countries.csv', 'cities15000.csv.gz']);
    const destinationHash = hashFiles(folder, filesUnder(folder, '.json'), referenceHash);
    const blogHash = hashFiles(blog, filesUnder(blog, '.md'), destinationHash);
    return {
      reference: await whenChanged(db, 'reference', referenceHash, () => loadReference(db, reference)),
      rates: await whenChanged(db, 'rates', hashFiles(reference, ['exchange-rates.csv']), () =>
        loadRates(db, join(reference, 'exchange-rates.csv')),
      ),
      destinations: await whenChanged(db, 'destinations', destinationHash, () => loadDestinations(db, folder)),
      blog: await whenChanged(db, 'blog', blogHash, () => loadBlog(db, blog)),
    };
  });
}
