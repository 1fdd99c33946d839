-- One wrong letter is forgiven also in short names, where trigrams see nothing in common.
CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;

-- A text as LIKE sees it: nothing in it is a wildcard.
CREATE FUNCTION like_literally(text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN replace(replace(replace($1, '\', '\\'), '%', '\%'), '_', '\_');

CREATE FUNCTION sorted_letters(text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN (SELECT string_agg(letter, '' ORDER BY letter) FROM string_to_table($1, NULL) AS letter);

-- Whether a name begins as the text does, give or take one letter or two that have changed places. Both folded; from four
-- letters on.
CREATE FUNCTION begins_nearly(name text, text text) RETURNS boolean
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN length($2) BETWEEN 4 AND 40 AND (
    least(
      levenshtein_less_equal(left($1, length($2) - 1), $2, 1),
      levenshtein_less_equal(left($1, length($2)), $2, 1),
      levenshtein_less_equal(left($1, length($2) + 1), $2, 1)) <= 1
    OR levenshtein_less_equal(left($1, length($2)), $2, 2) = 2
      AND sorted_letters(left($1, length($2))) = sorted_letters($2));

-- The ranges of a place on one day of the week (1 is Monday); 'always' is no list and has its own branch where used.
CREATE FUNCTION ranges_on(hours jsonb, weekday integer) RETURNS jsonb
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN coalesce($1 -> (ARRAY['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'])[$2], $1 -> 'daily', '[]');

CREATE FUNCTION open_on(hours jsonb, closed_dates text[], day date) RETURNS boolean
  LANGUAGE sql STABLE STRICT PARALLEL SAFE
  RETURN NOT to_char($3, 'MM-DD') = ANY ($2)
    AND ($1 = '"always"' OR jsonb_array_length(ranges_on($1, extract(isodow FROM $3)::integer)) > 0);

-- `at` is the wall clock of the place. A range that ends at or before its start ends on the next day.
CREATE FUNCTION open_at(hours jsonb, closed_dates text[], at timestamp) RETURNS boolean
  LANGUAGE sql STABLE STRICT PARALLEL SAFE
  RETURN NOT to_char($3, 'MM-DD') = ANY ($2) AND ($1 = '"always"'
    OR EXISTS (
      SELECT FROM jsonb_array_elements_text(ranges_on($1, extract(isodow FROM $3)::integer)) AS range,
        to_char($3, 'HH24:MI') AS now
      WHERE left(range, 5) <= now AND (now < right(range, 5) OR right(range, 5) <= left(range, 5)))
    OR EXISTS (
      SELECT FROM jsonb_array_elements_text(ranges_on($1, extract(isodow FROM $3 - interval '1 day')::integer)) AS range
      WHERE right(range, 5) <= left(range, 5) AND to_char($3, 'HH24:MI') < right(range, 5)));

ALTER TABLE locations
  ADD COLUMN aliases text[] NOT NULL DEFAULT '{}',
  -- Every name it answers to, folded: what is being typed is compared with the beginning of each.
  ADD COLUMN names text[] NOT NULL DEFAULT '{}';

-- Rows are withdrawn, not deleted, like those of places.
CREATE TABLE hotels (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  location_id integer NOT NULL REFERENCES locations,
  file_slug text NOT NULL,
  slug text NOT NULL UNIQUE DEFERRABLE INITIALLY DEFERRED,
  name text NOT NULL,
  local_name text,
  kind text NOT NULL,
  stars integer,
  price_band integer NOT NULL,
  district text NOT NULL,
  lat float8 NOT NULL,
  lng float8 NOT NULL,
  website text,
  source text NOT NULL,
  withdrawn boolean NOT NULL DEFAULT false,
  UNIQUE (location_id, file_slug)
);
CREATE INDEX hotels_of_location ON hotels (location_id, id) WHERE NOT withdrawn;

CREATE TABLE products (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Null: a self-guided tour of ours.
  supplier text,
  location_id integer NOT NULL REFERENCES locations,
  -- The tour's slug in its file, or the supplier's own id.
  ref text NOT NULL,
  slug text NOT NULL UNIQUE DEFERRABLE INITIALLY DEFERRED,
  title text NOT NULL,
  snippet text NOT NULL,
  description text NOT NULL,
  tags text[] NOT NULL,
  -- Minutes; null where the supplier does not say.
  minutes integer,
  -- Minor units; 0 is free.
  price_amount integer NOT NULL,
  price_currency text NOT NULL,
  -- The supplier's page and picture; null for ours.
  web_url text,
  image_url text,
  -- As the supplier states them. Those of our own users are counted elsewhere.
  supplier_rating float8,
  supplier_review_count integer,
  -- Of our tours: how one goes, when one sets out (minutes after midnight), metres on the way, the weekdays it works on
  -- (0 is Monday), and what its poster shows.
  mode text,
  starts_at integer,
  metres integer,
  days integer[],
  motif text NOT NULL,
  withdrawn boolean NOT NULL DEFAULT false,
  UNIQUE NULLS NOT DISTINCT (supplier, location_id, ref),
  CHECK (supplier IS NOT NULL OR (mode IS NOT NULL AND starts_at IS NOT NULL AND metres IS NOT NULL AND days IS NOT NULL)),
  CHECK (supplier IS NULL OR web_url IS NOT NULL)
);
CREATE INDEX products_of_location ON products (location_id, id) WHERE NOT withdrawn;

-- Minutes after the midnight before the tour; the hop is the way to this stop, none to the first.
CREATE TABLE product_stops (
  product_id integer NOT NULL REFERENCES products ON DELETE CASCADE,
  position integer NOT NULL,
  place_id integer NOT NULL REFERENCES places,
  arrives_at integer NOT NULL,
  leaves_at integer NOT NULL,
  hop_mode text,
  hop_minutes integer,
  hop_metres integer,
  PRIMARY KEY (product_id, position)
);
CREATE INDEX product_stops_of_place ON product_stops (place_id);

-- The new columns are filled by the next load.
DELETE FROM loaded_content WHERE name = 'destinations';
