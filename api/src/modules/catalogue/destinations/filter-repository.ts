import { type Db, statement } from '@tabi/postgres';
import { byPopularity, fromLocations, locationColumns, type LocationRow } from './destination-row.ts';
import { locations } from './repository.ts';

type Counted = LocationRow & { total: number };

/** More than there are destinations. */
const all = 1_000;

/** What a destination is known for: every fifth of its places or more is good for it. */
export const knownFor = `SELECT place.location_id, tag FROM places AS place
    JOIN locations AS home ON home.id = place.location_id, unnest(place.tags) AS tag
  WHERE NOT place.withdrawn GROUP BY place.location_id, tag, home.poi_count HAVING count(*) * 5 >= home.poi_count`;

interface Wanted {
  /** Those whose name fits, the best first. */
  ids: number[] | null;
  region: string[] | null;
  country: string[] | null;
  landscape: string[] | null;
  month: number | null;
  tags: string[] | null;
  lat: number | null;
  lng: number | null;
  sort: NonNullable<LocationFilter['sort']>;
  limit: number;
  offset: number;
}

const filtered = statement<Counted, Wanted>(
  'locations.filtered',
  `SELECT ${locationColumns}, count(*) OVER () AS total ${fromLocations}
   WHERE NOT location.withdrawn AND (:ids::integer[] IS NULL OR location.id = ANY (:ids))
     AND (:region::text[] IS NULL OR location.region = ANY (:region))
     AND (:country::text[] IS NULL OR country.slug = ANY (:country))
     AND (:landscape::text[] IS NULL OR location.landscape = ANY (:landscape))
     AND (:month::integer IS NULL OR location.season_months[ :month] = 2)
     AND (:tags::text[] IS NULL OR location.id IN (SELECT location_id FROM (${knownFor}) AS known WHERE tag = ANY (:tags)))
   ORDER BY CASE WHEN :sort::text = 'distance' THEN metres_between(location.lat, location.lng, :lat::float8, :lng::float8) END,
     CASE WHEN :sort = 'name' THEN location.name END, array_position(:ids, location.id), ${byPopularity}
   LIMIT :limit OFFSET :offset`,
);

export interface LocationFilter {
  name?: string | undefined;
  region?: string[] | undefined;
  country?: string[] | undefined;
  landscape?: string[] | undefined;
  month?: number | undefined;
  tags?: string[] | undefined;
  near?: { lat: number; lng: number } | undefined;
  sort?: 'popularity' | 'name' | 'distance' | undefined;
}

const someOf = (values: string[] | undefined) => (values?.length ? values : null);

/** Which fit a name is said in one place alone: there it is asked first. */
export async function filteredLocations(
  db: Db,
  wanted: LocationFilter,
  limit: number,
  offset: number,
): Promise<Counted[]> {
  const { name, near } = wanted;
  return filtered.rows(db, {
    ids: name ? (await locations.list(db, name, all, 0)).map(({ id }) => id) : null,
    region: someOf(wanted.region),
    country: someOf(wanted.country),
    landscape: someOf(wanted.landscape),
    month: wanted.month ?? null,
    tags: someOf(wanted.tags),
    lat: near?.lat ?? null,
    lng: near?.lng ?? null,
    sort: wanted.sort ?? 'popularity',
    limit,
    offset,
  });
}
