import { type Db, first, prepared } from '@tabi/postgres';
import {
  byPopularity,
  type CountryRow,
  fromLocations,
  locationColumns,
  type LocationDetailsRow,
  type LocationRow,
} from './destination-row.ts';

type Counted = LocationRow & { total: number };

const all = prepared<Counted>(
  'locations.all',
  `SELECT ${locationColumns}, count(*) OVER () AS total ${fromLocations}
   WHERE NOT location.withdrawn ORDER BY ${byPopularity} LIMIT $1 OFFSET $2`,
);

// A name that begins with the text, then one with a word that does, then any that holds it, then those one letter off,
// then those spelt alike. Names are the destination's own, its local one and those it had before.
const named = prepared<Counted>(
  'locations.named',
  `WITH wanted AS (SELECT fold($1) AS text, like_literally(fold($1)) AS pattern),
   matched AS (
     SELECT location.id, similarity(fold(location.name), text) AS alike,
       CASE WHEN EXISTS (SELECT FROM unnest(names) AS name WHERE name LIKE pattern || '%') THEN 0
            WHEN search LIKE pattern || '%' OR search LIKE '% ' || pattern || '%' THEN 1
            WHEN search LIKE '%' || pattern || '%' THEN 2
            WHEN EXISTS (SELECT FROM unnest(names) AS name WHERE begins_nearly(name, text)) THEN 3
            ELSE 4 END AS rank
     FROM locations AS location, wanted
     WHERE NOT withdrawn AND text <> '' AND (search LIKE '%' || pattern || '%'
       OR EXISTS (SELECT FROM unnest(names) AS name WHERE begins_nearly(name, text))
       OR (length(text) > 2 AND (similarity(fold(location.name), text) >= 0.3 OR word_similarity(text, search) >= 0.55))))
   SELECT ${locationColumns}, count(*) OVER () AS total ${fromLocations} JOIN matched USING (id)
   ORDER BY matched.rank, CASE WHEN matched.rank = 4 THEN -matched.alike END, ${byPopularity} LIMIT $2 OFFSET $3`,
);

const detailsColumns = `${locationColumns}, location.description, location.time_zone, location.currency, location.languages,
  location.season_months, location.season_why, location.getting_in, location.getting_around, location.facts`;

const one = prepared<LocationDetailsRow>(
  'locations.one',
  `SELECT ${detailsColumns} ${fromLocations} WHERE NOT location.withdrawn AND (location.slug = $1 OR location.id = $2)`,
);

const called = prepared<LocationDetailsRow>(
  'locations.called',
  `SELECT ${detailsColumns} ${fromLocations} WHERE NOT location.withdrawn AND fold($1) = ANY (location.names)
   ORDER BY fold(location.name) <> fold($1), ${byPopularity} LIMIT 1`,
);

// The countries of the most popular destinations, each with its own most popular ones.
const byCountry = prepared<CountryRow>(
  'locations.by-country',
  `SELECT country.code, country.name, country.slug, count(*) AS location_count,
     (array_agg(location.id ORDER BY ${byPopularity}))[:$2] AS location_ids
   ${fromLocations} WHERE NOT location.withdrawn
   GROUP BY country.code ORDER BY min(location.tier), max(location.weight) DESC, country.name LIMIT $1`,
);

const neighbours = prepared<LocationRow>(
  'locations.neighbours',
  `SELECT ${locationColumns} ${fromLocations}
   JOIN (SELECT neighbour.* FROM locations AS centre, unnest(centre.neighbours) WITH ORDINALITY AS neighbour (slug, position)
         WHERE centre.id = $1) AS neighbour ON neighbour.slug = location.slug
   WHERE NOT location.withdrawn ORDER BY neighbour.position`,
);

const near = prepared<LocationRow>(
  'locations.near',
  `SELECT ${locationColumns} ${fromLocations}, (SELECT id, lat, lng FROM locations WHERE id = $1) AS centre
   WHERE NOT location.withdrawn AND location.id <> centre.id
   ORDER BY metres_between(location.lat, location.lng, centre.lat, centre.lng), location.id LIMIT $2`,
);

const inSeason = prepared<LocationRow>(
  'locations.in-season',
  `SELECT ${locationColumns} ${fromLocations} WHERE NOT location.withdrawn
   ORDER BY location.season_months[$1] DESC, ${byPopularity} LIMIT $2`,
);

const byIds = prepared<LocationRow>(
  'locations.by-ids',
  `SELECT ${locationColumns} ${fromLocations} WHERE NOT location.withdrawn AND location.id = ANY ($1)`,
);

/** Ids are positive 32-bit numbers; anything else in a path is a slug. */
export const numericId = (idOrSlug: string): number | null =>
  /^[1-9]\d{0,8}$/.test(idOrSlug) ? Number(idOrSlug) : null;

export const locations = {
  list: (db: Db, name: string | undefined, limit: number, offset: number) =>
    name ? named(db, name, limit, offset) : all(db, limit, offset),
  find: (db: Db, idOrSlug: string) => first(one(db, idOrSlug, numericId(idOrSlug))),
  /** By one of its names, accents and case forgiven. */
  called: (db: Db, name: string) => first(called(db, name)),
  byCountry: (db: Db, countries: number, each: number) => byCountry(db, countries, each),
  byIds: (db: Db, ids: number[]) => byIds(db, ids),
  neighbours: (db: Db, id: number) => neighbours(db, id),
  near: (db: Db, id: number, limit: number) => near(db, id, limit),
  /** @param month 1 to 12 */
  inSeason: (db: Db, month: number, limit: number) => inSeason(db, month, limit),
};
