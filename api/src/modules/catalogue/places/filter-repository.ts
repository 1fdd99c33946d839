import { type Db, json, type Json, statement } from '@tabi/postgres';
import { numericId } from '../destinations/repository.ts';
import { fromPlaces, poiColumns, type PoiRow } from './place-row.ts';

type Counted = PoiRow & { total: number };

// As the index places_named has it.
const called = 'place.folded';
// The names first, by their index. One that holds the text comes before one spelt alike.
const named = `WITH wanted AS (SELECT fold(:name) AS text, like_literally(fold(:name)) AS pattern),
  named AS MATERIALIZED (
    SELECT place.id, word_similarity(text, ${called}) AS alike, ${called} NOT LIKE '%' || pattern || '%' AS loose
    FROM places AS place, wanted WHERE NOT place.withdrawn AND text <> ''
      AND (${called} LIKE '%' || pattern || '%' OR (length(text) > 3 AND text <% ${called})))`;

const worded = (byName: boolean) => `${byName ? named : ''}
  SELECT ${poiColumns}, count(*) OVER () AS total ${fromPlaces} ${byName ? 'JOIN named ON named.id = place.id' : ''}
    CROSS JOIN LATERAL (SELECT place.price_amount * (:cents::jsonb ->> place.price_currency)::float8 AS cents,
      metres_between(place.lat, place.lng, :lat, :lng) AS metres) AS worked_out
  WHERE NOT place.withdrawn AND NOT location.withdrawn
    AND (:location::text IS NULL OR location.slug = :location OR location.id = :locationId)
    AND (:tag::text IS NULL OR place.tags @> ARRAY[ :tag]) AND (:tags::text[] IS NULL OR place.tags && :tags)
    AND (:kind::text[] IS NULL OR place.kind = ANY (:kind))
    AND (:day::date IS NULL OR open_on(place.hours, place.closed_dates, :day))
    AND (:now::timestamptz IS NULL OR open_at(place.hours, place.closed_dates, :now AT TIME ZONE location.time_zone))
    AND (:price::text[] IS NULL OR CASE WHEN place.price_amount = 0 THEN 'free' WHEN cents < 1000 THEN 'low'
      WHEN cents < 3000 THEN 'middle' WHEN cents >= 3000 THEN 'high' END = ANY (:price))
    AND (:within::float8 IS NULL OR metres <= :within)
    AND (:rating::float8 IS NULL OR rated.rating_sum::float8 / rated.review_count >= :rating)
  ORDER BY ${byName ? 'named.loose,' : ''}
    CASE :sort::text WHEN 'distance' THEN metres WHEN 'rating' THEN -rated.rating_sum::float8 / rated.review_count END NULLS LAST,
    CASE WHEN :sort = 'name' THEN place.name END, ${byName ? 'named.alike DESC,' : ''}
    place.importance DESC, location.tier, place.id LIMIT :limit OFFSET :offset`;

interface Wanted {
  location: string | null;
  locationId: number | null;
  tag: string | null;
  tags: string[] | null;
  kind: string[] | null;
  /** `YYYY-MM-DD` */
  day: string | null;
  now: Date | null;
  price: string[] | null;
  /** What a minor unit of each currency is worth in US cents. */
  cents: Json<Record<string, number>>;
  /** Where distances begin. */
  lat: number | null;
  lng: number | null;
  within: number | null;
  rating: number | null;
  sort: NonNullable<PoiFilter['sort']>;
  limit: number;
  offset: number;
}

const filtered = statement<Counted, Wanted>('pois.filtered', worded(false));
const filteredByName = statement<Counted, Wanted & { name: string }>('pois.filtered-by-name', worded(true));

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
  const { location, open, near, name } = wanted;
  const given: Wanted = {
    location: location ?? null,
    locationId: location ? numericId(location) : null,
    tag: wanted.tag ?? null,
    tags: someOf(wanted.tags),
    kind: someOf(wanted.kind),
    day: open && open !== 'now' ? open : null,
    now: open === 'now' ? now : null,
    price: someOf(wanted.price),
    cents: json(cents),
    lat: near?.lat ?? null,
    lng: near?.lng ?? null,
    within: wanted.within ?? null,
    rating: wanted.rating ?? null,
    sort: wanted.sort ?? 'importance',
    limit,
    offset,
  };
  return name ? filteredByName.rows(db, { ...given, name }) : filtered.rows(db, given);
}
