import { type Db, statement } from '@tabi/postgres';
import { fromLocations, locationColumns } from '../destinations/destination-row.ts';
import { numericId } from '../names/domain/numeric-id.ts';
import type { JourneyRow, StayRow, WayRow } from './journey-row.ts';

const columns = 'journey.slug, journey.title, journey.snippet, journey.description, journey.tags, journey.best_months';

// A journey to where nobody is led any more is not told of.
const complete = `NOT EXISTS (
  SELECT FROM journey_stays AS stay JOIN locations AS location ON location.id = stay.location_id
  WHERE stay.journey_slug = journey.slug AND location.withdrawn)`;

const list = statement<
  JourneyRow & { total: number },
  { location: string | null; locationId: number | null; limit: number; offset: number }
>(
  'journeys.list',
  `SELECT ${columns}, count(*) OVER () AS total FROM journeys AS journey
   WHERE ${complete} AND (:location::text IS NULL OR EXISTS (
     SELECT FROM journey_stays AS stay JOIN locations AS location ON location.id = stay.location_id
     WHERE stay.journey_slug = journey.slug AND (location.slug = :location OR location.id = :locationId)))
   ORDER BY journey.position LIMIT :limit OFFSET :offset`,
);

const one = statement<JourneyRow, { slug: string }>(
  'journeys.one',
  `SELECT ${columns} FROM journeys AS journey WHERE journey.slug = lower(:slug) AND ${complete}`,
);

const stays = statement<StayRow, { slugs: string[] }>(
  'journeys.stays',
  `SELECT ${locationColumns}, stay.journey_slug, stay.position, stay.nights, stay.why
   ${fromLocations} JOIN journey_stays AS stay ON stay.location_id = location.id
   WHERE stay.journey_slug = ANY (:slugs) ORDER BY stay.journey_slug, stay.position`,
);

const ways = statement<WayRow, { slug: string }>(
  'journeys.ways',
  `SELECT DISTINCT ON (stay.position) stay.position, location.slug, location.name, way.mode, way.minutes, way.often,
     way.operator_name, way.operator_website, way.note
   FROM journey_stays AS stay
     JOIN journey_stays AS before ON before.journey_slug = stay.journey_slug AND before.position = stay.position - 1
     JOIN connections AS way ON way.from_location_id IN (stay.location_id, before.location_id)
       AND way.to_location_id IN (stay.location_id, before.location_id)
     JOIN locations AS location ON location.id = stay.location_id
   WHERE stay.journey_slug = :slug ORDER BY stay.position, way.minutes`,
);

export const journeys = {
  /** @param location a destination that they come through, by id or slug; all when left out */
  list: (db: Db, location: string | undefined, limit: number, offset: number) =>
    list.rows(db, {
      location: location ?? null,
      locationId: location === undefined ? null : numericId(location),
      limit,
      offset,
    }),
  find: (db: Db, slug: string) => one.first(db, { slug }),
  /** In order, of all of these journeys. */
  stays: (db: Db, slugs: string[]) => stays.rows(db, { slugs }),
  /** The quickest way to each stay but the first. */
  ways: (db: Db, slug: string) => ways.rows(db, { slug }),
};
