import type { City } from '@tabi/shared/contracts/places';
import { type Db, statement } from '@tabi/postgres';

// The letter after every other stands for "begins with" as a range, which a prepared statement can find in an index.
const alike = statement<City, { text: string; country: string | null; limit: number }>(
  'cities.alike',
  `WITH wanted AS MATERIALIZED (SELECT fold(:text) COLLATE "C" AS text),
   beginning AS (
     SELECT city.*, 0 AS rank, 0::real AS distance FROM cities AS city, wanted
     WHERE text <> '' AND ((folded >= text AND folded < text || chr(1114111))
         OR (ascii_folded >= text AND ascii_folded < text || chr(1114111)))
       AND (:country::text IS NULL OR country_code = :country)
     ORDER BY folded <> text, population DESC, id LIMIT :limit),
   resembling AS (
     SELECT city.*, 1 AS rank, folded <-> text AS distance FROM cities AS city, wanted
     WHERE length(text) > 2 AND (SELECT count(*) FROM beginning) < :limit AND folded % text
       AND (:country::text IS NULL OR country_code = :country) AND id NOT IN (SELECT id FROM beginning)
     ORDER BY distance, population DESC, id LIMIT :limit)
   SELECT city.id, city.name, city.country_code, coalesce(country.name, city.country_code) AS country_name, city.lat, city.lng,
     city.time_zone
   FROM (SELECT * FROM beginning UNION ALL SELECT * FROM resembling) AS city
     LEFT JOIN countries AS country ON country.code = city.country_code, wanted
   ORDER BY city.rank, city.folded <> text, city.distance, city.population DESC, city.id LIMIT :limit`,
);

// Two towns that the guide tells apart and our list does not come once.
const named = statement<City, { names: string[]; countries: string[]; codes: (string | null)[] }>(
  'cities.named',
  `SELECT city.id, city.name, city.country_code, coalesce(country.name, city.country_code) AS country_name, city.lat, city.lng,
     city.time_zone
   FROM (SELECT DISTINCT ON (city.id) city.*, wish.place
     FROM unnest(:names::text[], :countries::text[], :codes::text[]) WITH ORDINALITY AS wish (name, country, code, place)
       LEFT JOIN LATERAL (SELECT code FROM countries WHERE code = wish.code OR fold(name) = fold(wish.country)
         ORDER BY code <> wish.code LIMIT 1) AS known ON true
       CROSS JOIN LATERAL (SELECT * FROM cities
         WHERE (folded = fold(wish.name) OR ascii_folded = fold(wish.name)) AND (known.code IS NULL OR country_code = known.code)
         ORDER BY population DESC LIMIT 1) AS city
     ORDER BY city.id, wish.place) AS city
     LEFT JOIN countries AS country ON country.code = city.country_code
   ORDER BY city.place`,
);

const exists = statement<{ id: number }, { id: number }>('cities.exists', 'SELECT id FROM cities WHERE id = :id');
const nameOf = statement<{ name: string }, { id: number }>('cities.name', 'SELECT name FROM cities WHERE id = :id');

export const cities = {
  /** @param country ISO 3166-1 alpha-2, to look in that country only */
  search: (db: Db, text: string, country: string | undefined, limit: number) =>
    alike.rows(db, { text, country: country?.toUpperCase() ?? null, limit }),
  /**
   * The largest city of each name.
   * @param wishes country: as it may be written; code: ISO 3166-1 alpha-2 where that is sure
   */
  named: (db: Db, wishes: { name: string; country: string; code: string | null }[]) =>
    named.rows(db, {
      names: wishes.map(({ name }) => name),
      countries: wishes.map(({ country }) => country),
      codes: wishes.map(({ code }) => code),
    }),
  exists: async (db: Db, id: number) => (await exists.first(db, { id })) !== null,
  /** Null for one that nobody knows any more. */
  nameOf: async (db: Db, id: number) => (await nameOf.first(db, { id }))?.name ?? null,
};
