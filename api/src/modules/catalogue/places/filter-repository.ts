import { type Db, prepared } from '@tabi/postgres';
import { numericId } from '../destinations/repository.ts';
import { fromPlaces, poiColumns, type PoiRow } from './place-row.ts';

type Counted = PoiRow & { total: number };

// As the index places_named has it.
const called = 'place.folded';
// The names first, by their index. One that holds the text comes before one spelt alike.
const named = `WITH wanted AS (SELECT fold($16) AS text, like_literally(fold($16)) AS pattern),
  named AS MATERIALIZED (
    SELECT place.id, word_similarity(text, ${called}) AS alike, ${called} NOT LIKE '%' || pattern || '%' AS loose
    FROM places AS place, wanted WHERE NOT place.withdrawn AND text <> ''
      AND (${called} LIKE '%' || pattern || '%' OR (length(text) > 3 AND text <% ${called})))`;

// $9 is what a minor unit of each currency is worth in US cents, $10 and $11 are where distances begin.
const worded = (byName: boolean) => `${byName ? named : ''}
  SELECT ${poiColumns}, count(*) OVER () AS total ${fromPlaces} ${byName ? 'JOIN named ON named.id = place.id' : ''}
    CROSS JOIN LATERAL (SELECT place.price_amount * ($9::jsonb ->> place.price_currency)::float8 AS cents,
      metres_between(place.lat, place.lng, $10, $11) AS metres) AS worked_out
  WHERE NOT place.withdrawn AND NOT location.withdrawn
    AND ($1::text IS NULL OR location.slug = $1 OR location.id = $2)
    AND ($3::text IS NULL OR place.tags @> ARRAY[$3]) AND ($4::text[] IS NULL OR place.tags && $4)
    AND ($5::text[] IS NULL OR place.kind = ANY ($5))
    AND ($6::date IS NULL OR open_on(place.hours, place.closed_dates, $6))
    AND ($7::timestamptz IS NULL OR open_at(place.hours, place.closed_dates, $7 AT TIME ZONE location.time_zone))
    AND ($8::text[] IS NULL OR CASE WHEN place.price_amount = 0 THEN 'free' WHEN cents < 1000 THEN 'low'
      WHEN cents < 3000 THEN 'middle' WHEN cents >= 3000 THEN 'high' END = ANY ($8))
    AND ($12::float8 IS NULL OR metres <= $12)
    AND ($13::float8 IS NULL OR rated.rating_sum::float8 / rated.review_count >= $13)
  ORDER BY ${byName ? 'named.loose,' : ''}
    CASE $14::text WHEN 'distance' THEN metres WHEN 'rating' THEN -rated.rating_sum::float8 / rated.review_count END NULLS LAST,
    CASE WHEN $14 = 'name' THEN place.name END, ${byName ? 'named.alike DESC,' : ''}
    place.importance DESC, location.tier, place.id LIMIT $15 OFFSET ${byName ? '$17' : '$16'}`;

const filtered = prepared<Counted>('pois.filtered', worded(false));
const filteredByName = prepared<Counted>('pois.filtered-by-name', worded(true));

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
export function filteredPois(
  db: Db,
  wanted: PoiFilter,
  { cents, now }: { cents: Record<string, number>; now: Date },
  limit: number,
  offset: number,
): Promise<Counted[]> {
  const values = [
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
    wanted.within ?? null,
    wanted.rating ?? null,
    wanted.sort ?? 'importance',
    limit,
  ];
  return wanted.name ? filteredByName(db, ...values, wanted.name, offset) : filtered(db, ...values, offset);
}
