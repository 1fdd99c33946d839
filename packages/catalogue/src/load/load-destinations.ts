import type { PoolClient } from '@tabi/postgres';
import { readCatalogue, type CatalogueShelf } from '../read/read.ts';
import { locationRows, placeRows, stayRows } from '../read/rows.ts';
import { settle } from './settle.ts';
import { tourRows } from '../read/tour-rows.ts';

const locationTypes = `slug text, name text, local_name text, aliases text[], country_code text, lat float8, lng float8,
  time_zone text, currency text, languages text[], snippet text, description text, season_months integer[], season_why text,
  getting_in text, getting_around text, facts jsonb, neighbours text[], tier integer, landscape text, motif text,
  palette jsonb, poi_count integer, weight integer`;
const placeTypes = `slug text, file_slug text, name text, local_name text, kind text, motif text, tags text[], lat float8,
  lng float8, visit_minutes integer, hours jsonb, hours_source text, hours_note text, closed_dates text[],
  price_amount integer, price_currency text, price_year integer, importance integer, best_time text, setting text,
  day_trip boolean, snippet text, description text, website text`;
const stayTypes = `slug text, file_slug text, name text, local_name text, kind text, stars integer, price_band integer,
  district text, lat float8, lng float8, website text, source text`;
const tourTypes = `slug text, ref text, title text, snippet text, description text, tags text[], minutes integer,
  price_amount integer, price_currency text, mode text, starts_at integer, metres integer, days integer[], motif text`;
const stopTypes = `position integer, place text, arrives_at integer, leaves_at integer, hop_mode text, hop_minutes integer,
  hop_metres integer`;

const names = (types: string) => [...types.matchAll(/(\w+) [a-z0-9]+(?:\[\])?(?:,|$)/g)].map((match) => match[1]);
const overwrite = (types: string) =>
  names(types)
    .map((name) => `${name} = excluded.${name}`)
    .join(', ');

async function loadLocations(db: PoolClient, shelves: CatalogueShelf[]): Promise<void> {
  await db.query('UPDATE locations SET withdrawn = true');
  await db.query(
    `INSERT INTO locations (${names(locationTypes).join(', ')}, search, names)
     SELECT row.*, fold(concat_ws(' ', row.name, row.local_name, array_to_string(row.aliases, ' '), country.name)),
       (SELECT array_agg(fold(called)) FROM unnest(ARRAY[row.name, coalesce(row.local_name, row.name)] || row.aliases) AS called)
     FROM jsonb_to_recordset($1) AS row (${locationTypes}) JOIN countries AS country ON country.code = row.country_code
     ON CONFLICT (slug) DO UPDATE SET ${overwrite(locationTypes)}, search = excluded.search, names = excluded.names,
       withdrawn = false`,
    [JSON.stringify(locationRows(shelves))],
  );
}

/** Rows of `table` that lie in a destination, known by the destination and `key`. */
async function loadInside(db: PoolClient, table: string, key: string, types: string, rows: unknown[]): Promise<void> {
  await db.query(`UPDATE ${table} SET withdrawn = true`);
  await db.query(
    `INSERT INTO ${table} (location_id, ${names(types).join(', ')})
     SELECT location.id, ${names(types)
       .map((name) => `row.${name}`)
       .join(', ')}
     FROM jsonb_to_recordset($1) AS row (location_slug text, ${types})
       JOIN locations AS location ON location.slug = row.location_slug
     ON CONFLICT (location_id, ${key}) DO UPDATE SET ${overwrite(types)}, withdrawn = false`,
    [JSON.stringify(rows)],
  );
}

/** Our own tours and their stops; suppliers' products are left alone. */
async function loadTours(db: PoolClient, shelves: CatalogueShelf[]): Promise<void> {
  const rows = JSON.stringify(tourRows(shelves));
  await db.query('UPDATE products SET withdrawn = true WHERE supplier IS NULL');
  await db.query('DELETE FROM product_stops');
  await db.query(
    `INSERT INTO products (location_id, ${names(tourTypes).join(', ')})
     SELECT location.id, ${names(tourTypes)
       .map((name) => `row.${name}`)
       .join(', ')}
     FROM jsonb_to_recordset($1) AS row (location_slug text, ${tourTypes})
       JOIN locations AS location ON location.slug = row.location_slug
     ON CONFLICT (supplier, location_id, ref) DO UPDATE SET ${overwrite(tourTypes)}, withdrawn = false`,
    [rows],
  );
  await db.query(
    `INSERT INTO product_stops (product_id, position, place_id, arrives_at, leaves_at, hop_mode, hop_minutes, hop_metres)
     SELECT product.id, stop.position, place.id, arrives_at, leaves_at, hop_mode, hop_minutes, hop_metres
     FROM jsonb_to_recordset($1) AS row (location_slug text, ref text, stops jsonb)
       JOIN locations AS location ON location.slug = row.location_slug
       JOIN products AS product ON product.location_id = location.id AND product.ref = row.ref AND product.supplier IS NULL,
       jsonb_to_recordset(row.stops) AS stop (${stopTypes})
       JOIN places AS place ON place.file_slug = stop.place
     WHERE place.location_id = location.id`,
    [rows],
  );
}

/** Destinations with their places, hotels and tours from `<folder>/<slug>/*.json`. */
export async function loadDestinations(db: PoolClient, folder: string): Promise<void> {
  const shelves = readCatalogue(folder);
  await loadLocations(db, shelves);
  await loadInside(db, 'places', 'file_slug', placeTypes, placeRows(shelves));
  await loadInside(db, 'hotels', 'file_slug', stayTypes, stayRows(shelves));
  await loadTours(db, shelves);
  await settle(db, ['locations', 'places', 'hotels', 'products', 'product_stops']);
}
