import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { currencyOf } from '@tabi/shared/money';
import type { Db } from '@tabi/postgres';
import { readCsv } from '../read/csv.ts';
import { settle } from './load-repository.ts';
import { reference } from './reference-repository.ts';

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

async function loadCountries(db: Db, folder: string): Promise<void> {
  const rows = readCsv(readFileSync(join(folder, 'countries.csv'), 'utf8')).map((row) => ({
    code: row.Code,
    name: row.Name,
    slug: slugOf(row.Name ?? ''),
    native_name: row.Native,
    continent: row.Continent,
    currency: mainCurrency(row.Currency ?? ''),
  }));
  await reference.countries(db, rows);
}

async function loadCities(db: Db, folder: string): Promise<void> {
  const rows = readCsv(gunzipSync(readFileSync(join(folder, 'cities15000.csv.gz'))).toString('utf8'));
  const texts = (name: string) => rows.map((row) => row[name] ?? null);
  const numbers = (name: string) => rows.map((row) => Number(row[name]));
  await reference.cities(db, {
    ids: numbers('geonameid'),
    names: texts('name'),
    asciiNames: texts('asciiname'),
    countries: texts('country'),
    lats: numbers('lat'),
    lngs: numbers('lng'),
    populations: numbers('population'),
    zones: texts('timezone'),
  });
  await settle(db, ['cities']);
}

/** Countries and the cities of the world, from `<catalogue>/reference`. */
export async function loadReference(db: Db, folder: string): Promise<void> {
  await loadCountries(db, folder);
  await loadCities(db, folder);
}
