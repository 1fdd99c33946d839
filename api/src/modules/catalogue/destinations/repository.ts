import { type Db, statement } from '@tabi/postgres';
import {
  byPopularity,
  type CountryRow,
  fromLocations,
  locationColumns,
  type LocationDetailsRow,
  type LocationRow,
} from './destination-row.ts';

type Counted = LocationRow & { total: number };

const all = statement<Counted, { limit: number; offset: number }>(
  'locations.all',
  `SELECT ${locationColumns}, count(*) OVER () AS total ${fromLocations}
   WHERE NOT location.withdrawn ORDER BY ${byPopularity} LIMIT :limit OFFSET :offset`,
);

// A name that begins with the text, then one with a word that does, then any that holds it, then those one letter off,
// then those spelt alike. Names are the destination's own, its local one and those it had before.
const named = statement<Counted, { name: string; limit: number; offset: number }>(
  'locations.named',
  `WITH wanted AS (SELECT fold(:name) AS text, like_literally(fold(:name)) AS pattern),
   matched AS (
     SELECT location.id, similarity(fold(location.name), text) AS alike, fold(location.name) LIKE pattern || '%' AS own,
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
   ORDER BY matched.rank, NOT matched.own, CASE WHEN matched.rank = 4 THEN -matched.alike END, ${byPopularity}
   LIMIT :limit OFFSET :offset`,
);

const detailsColumns = `${locationColumns}, location.description, location.time_zone, location.currency, location.languages,
  location.season_months, location.season_why, location.getting_in, location.getting_around, location.facts,
  location.checked`;

const one = statement<LocationDetailsRow, { idOrSlug: string; id: number | null }>(
  'locations.one',
  `SELECT ${detailsColumns} ${fromLocations}
   WHERE NOT location.withdrawn AND (location.slug = lower(:idOrSlug) OR location.id = :id OR location.was @> ARRAY[lower(:idOrSlug)])`,
);

const called = statement<LocationDetailsRow, { name: string }>(
  'locations.called',
  `SELECT ${detailsColumns} ${fromLocations} WHERE NOT location.withdrawn AND fold(:name) = ANY (location.names)
   ORDER BY fold(location.name) <> fold(:name), ${byPopularity} LIMIT 1`,
);

// The countries of the most popular destinations, each with its own most popular ones.
const byCountry = statement<CountryRow, { countries: number; each: number }>(
  'locations.by-country',
  `SELECT country.code, country.name, country.slug, count(*) AS location_count,
     (array_agg(location.id ORDER BY ${byPopularity}))[1 : :each] AS location_ids
   ${fromLocations} WHERE NOT location.withdrawn
   GROUP BY country.code ORDER BY min(location.tier), max(location.weight) DESC, country.name LIMIT :countries`,
);

const neighbours = statement<LocationRow, { id: number }>(
  'locations.neighbours',
  `SELECT ${locationColumns} ${fromLocations}
   JOIN (SELECT neighbour.* FROM locations AS centre, unnest(centre.neighbours) WITH ORDINALITY AS neighbour (slug, position)
         WHERE centre.id = :id) AS neighbour ON neighbour.slug = location.slug
   WHERE NOT location.withdrawn ORDER BY neighbour.position`,
);

const near = statement<LocationRow, { id: number; limit: number }>(
  'locations.near',
  `SELECT ${locationColumns} ${fromLocations}, (SELECT id, lat, lng FROM locations WHERE id = :id) AS centre
   WHERE NOT location.withdrawn AND location.id <> centre.id
   ORDER BY metres_between(location.lat, location.lng, centre.lat, centre.lng), location.id LIMIT :limit`,
);

const inSeason = statement<LocationRow, { month: number; limit: number }>(
  'locations.in-season',
  `SELECT ${locationColumns} ${fromLocations} WHERE NOT location.withdrawn
   ORDER BY location.season_months[ :month] DESC, ${byPopularity} LIMIT :limit`,
);

const byIds = statement<LocationRow, { ids: number[] }>(
  'locations.by-ids',
  `SELECT ${locationColumns} ${fromLocations} WHERE NOT location.withdrawn AND location.id = ANY (:ids)`,
);

/** Ids are positive 32-bit numbers; anything else in a path is a slug. */
export const numericId = (idOrSlug: string): number | null =>
  /^[1-9]\d{0,8}$/.test(idOrSlug) ? Number(idOrSlug) : null;

export const locations = {
  list: (db: Db, name: string | undefined, limit: number, offset: number) =>
    name ? named.rows(db, { name, limit, offset }) : all.rows(db, { limit, offset }),
  find: (db: Db, idOrSlug: string) => one.first(db, { idOrSlug, id: numericId(idOrSlug) }),
  /** By one of its names, accents and case forgiven. */
  called: (db: Db, name: string) => called.first(db, { name }),
  byCountry: (db: Db, countries: number, each: number) => byCountry.rows(db, { countries, each }),
  byIds: (db: Db, ids: number[]) => byIds.rows(db, { ids }),
  neighbours: (db: Db, id: number) => neighbours.rows(db, { id }),
  near: (db: Db, id: number, limit: number) => near.rows(db, { id, limit }),
  /** @param month 1 to 12 */
  inSeason: (db: Db, month: number, limit: number) => inSeason.rows(db, { month, limit }),
};
