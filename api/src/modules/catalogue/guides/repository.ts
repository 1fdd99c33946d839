import { statement } from '@tabi/postgres';
import type { Mirrored } from '../../../ports/mirror.ts';
import { indexGuides, type GuideIndex } from './domain/guide-index.ts';
import type { DirectedRow, FestivalRow, GuideRow } from './guide-row.ts';

const guides = statement<GuideRow>(
  'guides.all',
  `SELECT location.id, location.slug, location.was, location.country_code, location.guide, country.guide AS country_guide
   FROM locations AS location JOIN countries AS country ON country.code = location.country_code
   WHERE NOT location.withdrawn`,
);

// Each from both its ends.
const connections = statement<DirectedRow>(
  'guides.connections',
  `SELECT from_id, other.slug, other.name, mode, minutes, often, operator_name, operator_website, note
   FROM (SELECT *, from_location_id AS from_id, to_location_id AS other_id FROM connections
         UNION ALL SELECT *, to_location_id, from_location_id FROM connections) AS way
     JOIN locations AS other ON other.id = way.other_id
   WHERE NOT other.withdrawn ORDER BY minutes, other.name, mode`,
);

const festivals = statement<FestivalRow>(
  'guides.festivals',
  `SELECT festival.slug, festival.name, festival.local_name, festival.text, festival.days, festival.may_move,
     array_agg(date.starts::text ORDER BY date.starts) AS starts, festival.countries, festival.destinations
   FROM festivals AS festival JOIN festival_dates AS date ON date.festival_slug = festival.slug
   GROUP BY festival.slug ORDER BY festival.slug`,
);

export const guidesInMemory: Mirrored<GuideIndex> = {
  name: 'Guides',
  channel: 'catalogue_changes',
  read: async (db) =>
    indexGuides({
      guides: await guides.rows(db),
      connections: await connections.rows(db),
      festivals: await festivals.rows(db),
    }),
};
