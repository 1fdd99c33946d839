import { type Db, statement } from '@tabi/postgres';
import type { Mirrored } from '../../../ports/mirror.ts';
import { indexPlaces, type PlaceIndex } from './domain/place-index.ts';
import type { PlannablePlace } from './domain/plannable-place.ts';
import { placeColumns, type StoredPlace } from './place-row.ts';

const all = statement<StoredPlace>(
  'pois.all',
  `SELECT ${placeColumns}, place.description, place.website, place.hours, place.hours_source, place.hours_note,
     country.name AS country_name, country.slug AS country_slug, location.time_zone, place.light, place.night,
     place.booking_needed, place.closures, place.checked, place.closed_dates, place.was, coalesce(place.folded, '') AS folded, location.tier,
     (SELECT jsonb_build_object('slug', whole.slug, 'name', whole.name) FROM places AS whole
      WHERE whole.id = place.whole_id AND NOT whole.withdrawn) AS whole,
     coalesce((SELECT jsonb_agg(jsonb_build_object('slug', part.slug, 'name', part.name) ORDER BY part.importance DESC, part.id)
      FROM places AS part WHERE part.whole_id = place.id AND NOT part.withdrawn), '[]') AS parts
   FROM places AS place JOIN locations AS location ON location.id = place.location_id
     JOIN countries AS country ON country.code = location.country_code
   WHERE NOT place.withdrawn AND NOT location.withdrawn ORDER BY place.importance DESC, location.tier, place.id`,
);

const plannable = statement<PlannablePlace, { id: number }>(
  'pois.plannable',
  `SELECT id, location_id, name, kind, tags, lat, lng, importance, visit_minutes, hours, closed_dates, best_time, light, night, whole_id, setting,
     day_trip, walked_in, price_amount, price_currency FROM places WHERE id = :id AND NOT withdrawn`,
);

export const places: Mirrored<PlaceIndex> = {
  name: 'Places',
  channel: 'catalogue_changes',
  read: async (db) => indexPlaces(await all.rows(db)),
};

/** With all that the planner needs of it, as the transaction of a trip sees it. */
export const plannablePlace = (db: Db, id: number) => plannable.first(db, { id });
