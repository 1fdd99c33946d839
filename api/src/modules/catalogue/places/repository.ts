import { type Db, statement } from '@tabi/postgres';
import { numericId } from '../destinations/repository.ts';
import type { PlannablePlace } from './domain/plannable-place.ts';
import { fromPlaces, poiColumns, type PoiDetailsRow, type PoiRow } from './place-row.ts';

const one = statement<PoiDetailsRow, { idOrSlug: string; id: number | null }>(
  'pois.one',
  `SELECT ${poiColumns}, place.description, place.website, place.hours, place.hours_source, place.hours_note,
     country.name AS country_name, country.slug AS country_slug, location.time_zone, place.light, place.night,
     place.booking_needed, place.closures, place.checked,
     (SELECT jsonb_build_object('slug', whole.slug, 'name', whole.name) FROM places AS whole
      WHERE whole.id = place.whole_id AND NOT whole.withdrawn) AS whole,
     coalesce((SELECT jsonb_agg(jsonb_build_object('slug', part.slug, 'name', part.name) ORDER BY part.importance DESC, part.id)
      FROM places AS part WHERE part.whole_id = place.id AND NOT part.withdrawn), '[]') AS parts
   ${fromPlaces} JOIN countries AS country ON country.code = location.country_code
   WHERE NOT place.withdrawn AND NOT location.withdrawn AND (place.slug = lower(:idOrSlug) OR place.id = :id)`,
);

const near = statement<PoiRow, { id: number; limit: number }>(
  'pois.near',
  `SELECT ${poiColumns} ${fromPlaces}, (SELECT id, lat, lng, location_id FROM places WHERE id = :id) AS centre
   WHERE NOT place.withdrawn AND place.location_id = centre.location_id AND place.id <> centre.id
   ORDER BY metres_between(place.lat, place.lng, centre.lat, centre.lng), place.id LIMIT :limit`,
);

const plannable = statement<PlannablePlace, { id: number }>(
  'pois.plannable',
  `SELECT id, location_id, name, kind, tags, lat, lng, importance, visit_minutes, hours, closed_dates, best_time, light, night, whole_id, setting,
     day_trip, walked_in, price_amount, price_currency FROM places WHERE id = :id AND NOT withdrawn`,
);

const top = statement<PoiRow, { id: number; limit: number }>(
  'pois.top',
  `SELECT ${poiColumns} ${fromPlaces}, (SELECT id, location_id FROM places WHERE id = :id) AS this
   WHERE NOT place.withdrawn AND place.location_id = this.location_id AND place.id <> this.id
   ORDER BY place.importance DESC, place.id LIMIT :limit`,
);

export const pois = {
  find: (db: Db, idOrSlug: string) => one.first(db, { idOrSlug, id: numericId(idOrSlug) }),
  /** With all that the planner needs of it. */
  plannable: (db: Db, id: number) => plannable.first(db, { id }),
  /** The best of the same destination, without it. */
  top: (db: Db, id: number, limit: number) => top.rows(db, { id, limit }),
  near: (db: Db, id: number, limit: number) => near.rows(db, { id, limit }),
};
