import type { City } from '@tabi/shared/contracts/places';
import { type Db, first, prepared } from '@tabi/postgres';

// The letter after every other stands for "begins with" as a range, which a prepared statement can find in an index.
const alike = prepared<City>(
  'cities.alike',
  `WITH wanted AS MATERIALIZED (SELECT fold($1) COLLATE "C" AS text),
   beginning AS (
     SELECT city.*, 0 AS rank, 0::real AS distance FROM cities AS city, wanted
     WHERE text <> '' AND ((folded >= text AND folded < text || chr(1114111)) OR (ascii_folded >= text AND ascii_folded < text || chr(1114111)))
       AND ($2::text IS NULL OR country_code = $2)
     ORDER BY folded <> text, population DESC, id LIMIT $3),
   resembling AS (
     SELECT city.*, 1 AS rank, folded <-> text AS distance FROM cities AS city, wanted
     WHERE length(text) > 2 AND (SELECT count(*) FROM beginning) < $3 AND folded % text
       AND ($2::text IS NULL OR country_code = $2) AND id NOT IN (SELECT id FROM beginning)
     ORDER BY distance, population DESC, id LIMIT $3)
   SELECT city.id, city.name, city.country_code, coalesce(country.name, city.country_code) AS country_name, city.lat, city.lng,
     city.time_zone
   FROM (SELECT * FROM beginning UNION ALL SELECT * FROM resembling) AS city
     LEFT JOIN countries AS country ON country.code = city.country_code, wanted
   ORDER BY city.rank, city.folded <> text, city.distance, city.population DESC, city.id LIMIT $3`,
);

// Two towns that the guide tells apart and our list does not come once.
const named = prepared<City>(
  'cities.named',
  `SELECT city.id, city.name, city.country_code, coalesce(country.name, city.country_code) AS country_name, city.lat, city.lng,
     city.time_zone
   FROM (SELECT DISTINCT ON (city.id) city.*, wish.place
     FROM unnest($1::text[], $2::text[], $3::text[]) WITH ORDINALITY AS wish (name, country, code, place)
       LEFT JOIN LATERAL (SELECT code FROM countries WHERE code = wish.code OR fold(name) = fold(wish.country)
         ORDER BY code <> wish.code LIMIT 1) AS known ON true
       CROSS JOIN LATERAL (SELECT * FROM cities
         WHERE (folded = fold(wish.name) OR ascii_folded = fold(wish.name)) AND (known.code IS NULL OR country_code = known.code)
         ORDER BY population DESC LIMIT 1) AS city
     ORDER BY city.id, wish.place) AS city
     LEFT JOIN countries AS country ON country.code = city.country_code
   ORDER BY city.place`,
);

const exists = prepared<{ id: number }>('cities.exists', 'SELECT id FROM cities WHERE id = $1');

export const cities = {
  /** @param country ISO 3166-1 alpha-2, to look in that country only */
  search: (db: Db, text: string, country: string | undefined, limit: number) =>
    alike(db, text, country?.toUpperCase() ?? null, limit),
  /**
   * The largest city of each name.
   * @param wishes country: as it may be written; code: ISO 3166-1 alpha-2 where that is sure
   */
  named: (db: Db, wishes: { name: string; country: string; code: string | null }[]) =>
    named(
      db,
      wishes.map(({ name }) => name),
      wishes.map(({ country }) => country),
      wishes.map(({ code }) => code),
    ),
  exists: async (db: Db, id: number) => (await first(exists(db, id))) !== null,
};
