import { type Db, statement } from '@tabi/postgres';
import { knownFor } from '../destinations/repository.ts';
import { numericId } from '../names/domain/numeric-id.ts';

export interface OptionRow {
  name: string;
  value: string;
  count: number;
  /** Where the value is no word of ours. */
  label: string | null;
}

const here = `NOT row.withdrawn AND NOT location.withdrawn AND (:location::text IS NULL OR location.slug = :location
  OR location.id = :locationId)`;
const from = (table: string) => `FROM ${table} AS row JOIN locations AS location ON location.id = row.location_id`;

/** Counts of the values of each column. */
const counted = (name: string, table: string, columns: Record<string, string>) =>
  statement<OptionRow, { location: string | null; locationId: number | null }>(
    `filters.${name}`,
    Object.entries(columns)
      .map(
        ([parameter, column]) =>
          `SELECT '${parameter}' AS name, value::text, count(*), NULL::text AS label ${from(table)}, unnest(${column}) AS value
           WHERE ${here} AND value IS NOT NULL GROUP BY value`,
      )
      .join(' UNION ALL ')
      .concat(' ORDER BY count DESC, value'),
  );

const fromLocations = `FROM locations AS location JOIN countries AS country ON country.code = location.country_code`;
const of = (name: string, value: string, more = '', label = 'NULL::text') =>
  `SELECT '${name}' AS name, ${value}::text AS value, count(*), ${label} AS label ${fromLocations}${more} AND NOT location.withdrawn
   AND (:location::text IS NULL OR location.slug = :location OR location.id = :locationId) GROUP BY 2, 4`;

const queries = {
  locations: statement<OptionRow, { location: string | null; locationId: number | null }>(
    'filters.locations',
    [
      of('region', 'location.region', ' WHERE location.region IS NOT NULL'),
      of('country', 'country.slug', ' WHERE true', 'country.name'),
      of('landscape', 'location.landscape', ' WHERE true'),
      of('month', 'month', ', unnest(location.season_months) WITH ORDINALITY AS season (grade, month) WHERE grade = 2'),
      of('tags', 'known.tag', ` JOIN (${knownFor}) AS known ON known.location_id = location.id WHERE true`),
    ]
      .join(' UNION ALL ')
      .concat(' ORDER BY count DESC, value'),
  ),
  hotels: counted('hotels', 'hotels', {
    kind: 'ARRAY[row.kind]',
    stars: 'ARRAY[row.stars]',
    price_band: 'ARRAY[row.price_band]',
  }),
  pointOfInterests: counted('pois', 'places', { kind: 'ARRAY[row.kind]', tags: 'row.tags' }),
  products: counted('products', 'products', {
    tags: 'row.tags',
    mode: 'ARRAY[row.mode]',
    price: `ARRAY[CASE WHEN row.price_amount = 0 THEN 'free' ELSE 'paid' END]`,
  }),
};
export type FilterType = keyof typeof queries;

/** The values that the rows of a list have, the commonest first. */
export const filterOptions = (db: Db, type: FilterType, location: string | undefined): Promise<OptionRow[]> =>
  queries[type].rows(db, { location: location ?? null, locationId: location ? numericId(location) : null });
