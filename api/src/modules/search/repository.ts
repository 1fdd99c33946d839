import { prepared } from '../../database/query.ts';
import { fromPlaces, poiColumns, type PoiRow } from '../pois/poi-row.ts';

const folded = `fold(place.name || ' ' || coalesce(place.local_name, ''))`;

// A name that begins with the text, then one with a word that does, then any that holds it, then those spelt alike.
export const placesNamed = prepared<PoiRow>(
  'search.places',
  `WITH wanted AS (SELECT fold($1) AS text, replace(replace(replace(fold($1), '\\', '\\\\'), '%', '\\%'), '_', '\\_') AS pattern),
   matched AS (
     SELECT place.id, word_similarity(text, ${folded}) AS alike,
       CASE WHEN ${folded} LIKE pattern || '%' THEN 0
            WHEN ${folded} LIKE '% ' || pattern || '%' THEN 1
            WHEN ${folded} LIKE '%' || pattern || '%' THEN 2
            ELSE 3 END AS rank
     FROM places AS place, wanted
     WHERE NOT place.withdrawn AND text <> ''
       AND (${folded} LIKE '%' || pattern || '%' OR (length(text) > 3 AND text <% ${folded})))
   SELECT ${poiColumns} ${fromPlaces} JOIN matched ON matched.id = place.id
   WHERE NOT location.withdrawn
   ORDER BY matched.rank, CASE WHEN matched.rank = 3 THEN -matched.alike END, location.tier, place.importance DESC, place.name
   LIMIT $2`,
);
