import { type Db, first, prepared } from '@tabi/postgres';
import type { ZoneName } from './domain/zone-name.ts';

export interface CountryRow {
  code: string;
  name: string;
  currency: string | null;
}

const byCode = prepared<CountryRow>('countries.by-code', 'SELECT code, name, currency FROM countries WHERE code = $1');
// A zone belongs to the country of the city that it is called after, else of its largest.
const byZone = prepared<CountryRow>(
  'countries.by-zone',
  `SELECT country.code, country.name, country.currency FROM cities AS city JOIN countries AS country ON country.code = city.country_code
   WHERE city.time_zone = $1 ORDER BY city.folded <> $2, city.population DESC LIMIT 1`,
);

export const countries = {
  byCode: (db: Db, code: string) => first(byCode(db, code.toUpperCase())),
  byZone: (db: Db, { zone, city }: ZoneName) => first(byZone(db, zone, city)),
};
