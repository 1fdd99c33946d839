import { type Db, statement } from '@tabi/postgres';
import type { ZoneName } from './domain/zone-name.ts';

export interface CountryRow {
  code: string;
  name: string;
  currency: string | null;
}

const byCode = statement<CountryRow, { code: string }>(
  'countries.by-code',
  'SELECT code, name, currency FROM countries WHERE code = :code',
);
// A zone belongs to the country of the city that it is called after, else of its largest.
const byZone = statement<CountryRow, { zone: string; city: string }>(
  'countries.by-zone',
  `SELECT country.code, country.name, country.currency FROM cities AS city JOIN countries AS country ON country.code = city.country_code
   WHERE city.time_zone = :zone ORDER BY city.folded <> :city, city.population DESC LIMIT 1`,
);

export const countries = {
  byCode: (db: Db, code: string) => byCode.first(db, { code: code.toUpperCase() }),
  byZone: (db: Db, { zone, city }: ZoneName) => byZone.first(db, { zone, city }),
};
