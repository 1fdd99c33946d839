import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { currencyOf } from '@tabi/shared/money';
import type { PoolClient } from '@tabi/postgres';
import { readCsv } from '../read/csv.ts';
import { settle } from './settle.ts';

const slugOf = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Of several that a country takes, the one that prices can be shown in; the first where none can. */
export function mainCurrency(listed: string): string | null {
  const codes = listed.split(',').filter(Boolean);
  return codes.find((code) => currencyOf(code)) ?? codes[0] ?? null;
}

async function loadCountries(db: PoolClient, folder: string): Promise<void> {
  const rows = readCsv(readFileSync(join(folder, 'countries.csv'), 'utf8')).map((row) => ({
    code: row.Code,
    name: row.Name,
    slug: slugOf(row.Name ?? ''),
    native_name: row.Native,
    continent: row.Continent,
    currency: mainCurrency(row.Currency ?? ''),
  }));
  await db.query(
    `INSERT INTO countries SELECT * FROM jsonb_to_recordset($1)
       AS row (code text, name text, slug text, native_name text, continent text, currency text)
     ON CONFLICT (code) DO UPDATE SET name = excluded.name, slug = excluded.slug, native_name = excluded.native_name,
       continent = excluded.continent, currency = excluded.currency`,
    [JSON.stringify(rows)],
  );
}

/** 33,000 rows in one statement, a column an array: about a second. */
async function loadCities(db: PoolClient, folder: string): Promise<void> {
  const rows = readCsv(gunzipSync(readFileSync(join(folder, 'cities15000.csv.gz'))).toString('utf8'));
  const column = (name: string) => rows.map((row) => row[name]);
  await db.query(
    `INSERT INTO cities (id, name, ascii_folded, country_code, lat, lng, population, time_zone)
     SELECT id, name, fold(ascii), country, lat, lng, population, zone
     FROM unnest($1::int[], $2::text[], $3::text[], $4::text[], $5::float8[], $6::float8[], $7::int[], $8::text[])
       AS row (id, name, ascii, country, lat, lng, population, zone)
     ON CONFLICT (id) DO UPDATE SET name = excluded.name, ascii_folded = excluded.ascii_folded,
       country_code = excluded.country_code, lat = excluded.lat, lng = excluded.lng,
       population = excluded.population, time_zone = excluded.time_zone`,
    ['geonameid', 'name', 'asciiname', 'country', 'lat', 'lng', 'population', 'timezone'].map(column),
  );
  await settle(db, ['cities']);
}

/** Countries and the cities of the world, from `<catalogue>/reference`. */
export async function loadReference(db: PoolClient, folder: string): Promise<void> {
  await loadCountries(db, folder);
  await loadCities(db, folder);
}
