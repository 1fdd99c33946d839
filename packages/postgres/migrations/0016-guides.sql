-- What the files know of a destination besides its texts: food areas and dishes, getting about, manners. `checked` is the
-- month in which somebody last went over the facts.
ALTER TABLE locations ADD COLUMN checked text, ADD COLUMN guide jsonb;
ALTER TABLE countries ADD COLUMN guide jsonb;
ALTER TABLE hotels ADD COLUMN text text;

ALTER TABLE places
  ADD COLUMN checked text,
  ADD COLUMN light text CHECK (light IN ('sunrise', 'sunset', 'both')),
  ADD COLUMN night boolean NOT NULL DEFAULT false,
  ADD COLUMN booking_needed boolean NOT NULL DEFAULT false,
  -- In words; closed_dates holds their days.
  ADD COLUMN closures jsonb NOT NULL DEFAULT '[]',
  -- The place of the same destination that this one is a part of.
  ADD COLUMN whole_id integer REFERENCES places;
CREATE INDEX places_whole ON places (whole_id) WHERE whole_id IS NOT NULL;

-- Closed dates are 'MM-DD' of every year, or 'YYYY-MM-DD' once.
CREATE FUNCTION shut_on(closed_dates text[], day date) RETURNS boolean
  LANGUAGE sql STABLE STRICT PARALLEL SAFE
  RETURN to_char($2, 'MM-DD') = ANY ($1) OR to_char($2, 'YYYY-MM-DD') = ANY ($1);

CREATE OR REPLACE FUNCTION open_on(hours jsonb, closed_dates text[], day date) RETURNS boolean
  LANGUAGE sql STABLE STRICT PARALLEL SAFE
  RETURN NOT shut_on($2, $3)
    AND ($1 = '"always"' OR jsonb_array_length(ranges_on($1, extract(isodow FROM $3)::integer)) > 0);

CREATE OR REPLACE FUNCTION open_at(hours jsonb, closed_dates text[], at timestamp) RETURNS boolean
  LANGUAGE sql STABLE STRICT PARALLEL SAFE
  RETURN NOT shut_on($2, $3::date) AND ($1 = '"always"'
    OR EXISTS (
      SELECT FROM jsonb_array_elements_text(ranges_on($1, extract(isodow FROM $3)::integer)) AS range,
        to_char($3, 'HH24:MI') AS now
      WHERE left(range, 5) <= now AND (now < right(range, 5) OR right(range, 5) <= left(range, 5)))
    OR EXISTS (
      SELECT FROM jsonb_array_elements_text(ranges_on($1, extract(isodow FROM $3 - interval '1 day')::integer)) AS range
      WHERE right(range, 5) <= left(range, 5) AND to_char($3, 'HH24:MI') < right(range, 5)));

-- How one usually gets from one destination to another, and as long back.
CREATE TABLE connections (
  from_location_id integer NOT NULL REFERENCES locations,
  to_location_id integer NOT NULL REFERENCES locations,
  mode text NOT NULL CHECK (mode IN ('train', 'bus', 'car', 'flight', 'ferry')),
  minutes integer NOT NULL,
  often text NOT NULL,
  operator_name text,
  operator_website text,
  note text,
  checked text NOT NULL,
  PRIMARY KEY (from_location_id, to_location_id, mode)
);
CREATE INDEX connections_back ON connections (to_location_id);

-- Kept in whole countries, or in single destinations by slug.
CREATE TABLE festivals (
  slug text PRIMARY KEY,
  name text NOT NULL,
  local_name text,
  text text NOT NULL,
  days integer NOT NULL,
  may_move boolean NOT NULL,
  countries text[] NOT NULL,
  destinations text[] NOT NULL
);
CREATE TABLE festival_dates (
  festival_slug text NOT NULL REFERENCES festivals ON DELETE CASCADE,
  starts date NOT NULL,
  PRIMARY KEY (festival_slug, starts)
);
