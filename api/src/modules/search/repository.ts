import { type Db, statement } from '@tabi/postgres';
import { fromPlaces, poiColumns, type PoiRow } from '../catalogue/places/place-row.ts';

// Two letters are in so many names that comparing how alike they are must not even be begun: hence two searches.
// A name that begins with the text, then one with a word that does, then any that holds it, then those spelt alike.
const named = statement<PoiRow, { text: string; limit: number }>(
  'search.places',
  `WITH wanted AS (SELECT fold(:text) AS text, replace(replace(replace(fold(:text), '\\', '\\\\'), '%', '\\%'), '_', '\\_') AS pattern),
   found AS (
     SELECT place.id FROM places AS place, wanted
     WHERE NOT place.withdrawn AND text <> '' AND place.folded LIKE '%' || pattern || '%'
     UNION
     SELECT place.id FROM places AS place, wanted
     WHERE NOT place.withdrawn AND length(text) > 3 AND text <% place.folded),
   matched AS (
     SELECT place.id, word_similarity(text, place.folded) AS alike,
       CASE WHEN place.folded LIKE pattern || '%' THEN 0
            WHEN place.folded LIKE '% ' || pattern || '%' THEN 1
            WHEN place.folded LIKE '%' || pattern || '%' THEN 2
            ELSE 3 END AS rank
     FROM found JOIN places AS place ON place.id = found.id, wanted)
   SELECT ${poiColumns} ${fromPlaces} JOIN matched ON matched.id = place.id
   WHERE NOT location.withdrawn
   ORDER BY matched.rank, CASE WHEN matched.rank = 3 THEN -matched.alike END, location.tier, place.importance DESC, place.name, place.id
   LIMIT :limit`,
);

export const placesNamed = (db: Db, text: string, limit: number) => named.rows(db, { text, limit });
