import type { Connection, CountryGuide, Festival, OwnGuide } from '@tabi/shared/contracts/guides';
import { type Db, statement } from '@tabi/postgres';
import { numericId } from '../names/domain/numeric-id.ts';

export interface GuideRow {
  id: number;
  guide: OwnGuide | null;
  country_guide: CountryGuide | null;
}

export interface ConnectionRow {
  slug: string;
  name: string;
  mode: Connection['mode'];
  minutes: number;
  often: string;
  operator_name: string | null;
  operator_website: string | null;
  note: string | null;
}

const guide = statement<GuideRow, { idOrSlug: string; id: number | null }>(
  'guides.one',
  `SELECT location.id, location.guide, country.guide AS country_guide
   FROM locations AS location JOIN countries AS country ON country.code = location.country_code
   WHERE NOT location.withdrawn AND (location.slug = :idOrSlug OR location.id = :id)`,
);

const connections = statement<ConnectionRow, { id: number }>(
  'guides.connections',
  `SELECT other.slug, other.name, mode, minutes, often, operator_name, operator_website, note
   FROM (SELECT *, to_location_id AS other_id FROM connections WHERE from_location_id = :id
         UNION ALL SELECT *, from_location_id FROM connections WHERE to_location_id = :id) AS way
     JOIN locations AS other ON other.id = way.other_id
   WHERE NOT other.withdrawn ORDER BY minutes, other.name, mode`,
);

// What is on, or comes; a festival without a day to come is not told.
const festivals = statement<Festival, { id: number; today: string }>(
  'guides.festivals',
  `SELECT festival.slug, festival.name, festival.local_name, festival.text, festival.days, festival.may_move,
     array_agg(date.starts::text ORDER BY date.starts) AS starts
   FROM locations AS location JOIN festivals AS festival
       ON location.country_code = ANY (festival.countries) OR location.slug = ANY (festival.destinations)
     JOIN festival_dates AS date ON date.festival_slug = festival.slug
   WHERE location.id = :id AND date.starts + festival.days > :today::date
   GROUP BY festival.slug ORDER BY min(date.starts), festival.slug`,
);

export const guides = {
  find: (db: Db, idOrSlug: string) => guide.first(db, { idOrSlug, id: numericId(idOrSlug) }),
  connections: (db: Db, id: number) => connections.rows(db, { id }),
  /** @param today `YYYY-MM-DD` */
  festivals: (db: Db, id: number, today: string) => festivals.rows(db, { id, today }),
};
