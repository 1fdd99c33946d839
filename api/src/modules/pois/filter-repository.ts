import type { Db } from '../../database/pool.ts';
import { prepared } from '../../database/query.ts';
import { numericId } from '../locations/repository.ts';
import { fromPlaces, poiColumns, type PoiRow } from './poi-row.ts';

type Counted = PoiRow & { total: number };

// $9 is what a minor unit of each currency is worth in US cents. A name that holds the text comes before one spelt alike.
const filtered = prepared<Counted>(
  'pois.filtered',
  `WITH wanted AS (SELECT fold($12) AS text, like_literally(fold($12)) AS pattern),
   matched AS (
     SELECT place.id, metres_between(place.lat, place.lng, $10, $11) AS metres,
       fold(place.name || ' ' || coalesce(place.local_name, '')) AS called, rated.rating_sum::float8 / rated.review_count AS rating
     ${fromPlaces}
     WHERE NOT place.withdrawn AND NOT location.withdrawn
       AND ($1::text IS NULL OR location.slug = $1 OR location.id = $2)
       AND ($3::text IS NULL OR place.tags @> ARRAY[$3]) AND ($4::text[] IS NULL OR place.tags && $4)
       AND ($5::text[] IS NULL OR place.kind = ANY ($5))
       AND ($6::date IS NULL OR open_on(place.hours, place.closed_dates, $6))
       AND ($7::timestamptz IS NULL OR open_at(place.hours, place.closed_dates, $7 AT TIME ZONE location.time_zone))
       AND ($8::text[] IS NULL OR CASE
         WHEN place.price_amount = 0 THEN 'free'
         WHEN place.price_amount * ($9::jsonb ->> place.price_currency)::float8 < 1000 THEN 'low'
         WHEN place.price_amount * ($9::jsonb ->> place.price_currency)::float8 < 3000 THEN 'middle'
         WHEN place.price_amount * ($9::jsonb ->> place.price_currency)::float8 >= 3000 THEN 'high' END = ANY ($8)))
   SELECT ${poiColumns}, count(*) OVER () AS total ${fromPlaces} JOIN matched ON matched.id = place.id, wanted
   WHERE ($12::text IS NULL OR called LIKE '%' || pattern || '%' OR (length(text) > 3 AND word_similarity(text, called) >= 0.5))
     AND ($13::float8 IS NULL OR metres <= $13) AND ($14::float8 IS NULL OR rating >= $14)
   ORDER BY CASE WHEN $12 IS NOT NULL THEN called NOT LIKE '%' || pattern || '%' END,
     CASE $15 WHEN 'distance' THEN metres WHEN 'rating' THEN -rating END NULLS LAST, CASE WHEN $15 = 'name' THEN place.name END,
     CASE WHEN $12 IS NOT NULL THEN -word_similarity(text, called) END,
     place.importance DESC, location.tier, place.id LIMIT $16 OFFSET $17`,
);

export interface PoiFilter {
  location?: string | undefined;
  tag?: string | undefined;
  tags?: string[] | undefined;
  kind?: string[] | undefined;
  price?: string[] | undefined;
  rating?: number | undefined;
  /** `now`, or `YYYY-MM-DD`. */
  open?: string | undefined;
  near?: { lat: number; lng: number } | undefined;
  /** Metres. */
  within?: number | undefined;
  name?: string | undefined;
  sort?: 'importance' | 'distance' | 'name' | 'rating' | undefined;
}

const someOf = (values: string[] | undefined) => (values?.length ? values : null);

/**
 * @param cents what a minor unit of each currency is worth in US cents
 * @param now what `open: 'now'` means
 */
export const filteredPois = (
  db: Db,
  wanted: PoiFilter,
  { cents, now }: { cents: Record<string, number>; now: Date },
  limit: number,
  offset: number,
): Promise<Counted[]> =>
  filtered(
    db,
    wanted.location ?? null,
    wanted.location ? numericId(wanted.location) : null,
    wanted.tag ?? null,
    someOf(wanted.tags),
    someOf(wanted.kind),
    wanted.open && wanted.open !== 'now' ? wanted.open : null,
    wanted.open === 'now' ? now : null,
    someOf(wanted.price),
    JSON.stringify(cents),
    wanted.near?.lat ?? null,
    wanted.near?.lng ?? null,
    wanted.name || null,
    wanted.within ?? null,
    wanted.rating ?? null,
    wanted.sort ?? 'importance',
    limit,
    offset,
  );
