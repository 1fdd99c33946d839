import { type Db, statement } from '@tabi/postgres';
import type { Mirrored } from '../../../ports/mirror.ts';
import {
  byPopularity,
  fromLocations,
  locationColumns,
  type LocationRow,
  plainColumns,
  type StoredLocation,
} from './destination-row.ts';
import { indexDestinations, type DestinationIndex } from './domain/destination-index.ts';

/** What a destination is known for: every fifth of its places or more is good for it. */
const knownFor = `SELECT place.location_id, tag FROM places AS place
    JOIN locations AS home ON home.id = place.location_id, unnest(place.tags) AS tag
  WHERE NOT place.withdrawn GROUP BY place.location_id, tag, home.poi_count HAVING count(*) * 5 >= home.poi_count`;

const all = statement<StoredLocation>(
  'locations.all',
  `SELECT ${plainColumns}, location.description, location.time_zone, location.currency, location.languages,
     location.season_months, location.season_why, location.getting_in, location.getting_around, location.facts,
     location.checked, location.region, location.weight, location.neighbours, location.names, location.search,
     location.was,
     coalesce(fold(location.name), '') AS folded, coalesce(known.tags, '{}') AS known_for
   FROM locations AS location JOIN countries AS country ON country.code = location.country_code
     LEFT JOIN (SELECT location_id, array_agg(tag) AS tags FROM (${knownFor}) AS own GROUP BY location_id) AS known
       ON known.location_id = location.id
   WHERE NOT location.withdrawn ORDER BY ${byPopularity}`,
);

const byIds = statement<LocationRow, { ids: number[] }>(
  'locations.by-ids',
  `SELECT ${locationColumns} ${fromLocations} WHERE NOT location.withdrawn AND location.id = ANY (:ids)`,
);

export const destinations: Mirrored<DestinationIndex> = {
  name: 'Destinations',
  channel: 'catalogue_changes',
  read: async (db) => indexDestinations(await all.rows(db)),
};

/** As the transaction of a trip sees them. */
export const destinationsByIds = (db: Db, ids: number[]) => byIds.rows(db, { ids });
