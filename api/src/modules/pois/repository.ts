import type { Db } from '../../database/pool.ts';
import { first, prepared } from '../../database/query.ts';
import { numericId } from '../locations/repository.ts';
import { fromPlaces, poiColumns, type PoiDetailsRow, type PoiRow } from './poi-row.ts';

type Counted = PoiRow & { total: number };

const list = prepared<Counted>(
  'pois.list',
  `SELECT ${poiColumns}, count(*) OVER () AS total ${fromPlaces}
   WHERE NOT place.withdrawn AND NOT location.withdrawn
     AND ($1::text IS NULL OR location.slug = $1 OR location.id = $2) AND ($3::text IS NULL OR place.tags @> ARRAY[$3])
   ORDER BY place.importance DESC, location.tier, place.id LIMIT $4 OFFSET $5`,
);

const one = prepared<PoiDetailsRow>(
  'pois.one',
  `SELECT ${poiColumns}, place.description, place.website, place.hours, place.hours_source, place.hours_note,
     country.name AS country_name, country.slug AS country_slug, location.time_zone
   ${fromPlaces} JOIN countries AS country ON country.code = location.country_code
   WHERE NOT place.withdrawn AND NOT location.withdrawn AND (place.slug = $1 OR place.id = $2)`,
);

const near = prepared<PoiRow>(
  'pois.near',
  `SELECT ${poiColumns} ${fromPlaces}, (SELECT id, lat, lng, location_id FROM places WHERE id = $1) AS centre
   WHERE NOT place.withdrawn AND place.location_id = centre.location_id AND place.id <> centre.id
   ORDER BY metres_between(place.lat, place.lng, centre.lat, centre.lng) LIMIT $2`,
);

export interface PoiFilter {
  location?: string | undefined;
  tag?: string | undefined;
}

export const pois = {
  list: (db: Db, { location, tag }: PoiFilter, limit: number, offset: number) =>
    list(db, location ?? null, location ? numericId(location) : null, tag ?? null, limit, offset),
  find: (db: Db, idOrSlug: string) => first(one(db, idOrSlug, numericId(idOrSlug))),
  near: (db: Db, id: number, limit: number) => near(db, id, limit),
};
