-- Search forgives accents, case and small typing errors.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS unaccent;

-- unaccent() is only STABLE because its dictionary could change; ours does not, and indexes need IMMUTABLE.
CREATE FUNCTION fold(text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN lower(unaccent('unaccent'::regdictionary, $1));

CREATE FUNCTION metres_between(lat1 float8, lng1 float8, lat2 float8, lng2 float8) RETURNS float8
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN 12742000 * asin(sqrt(
    sin(radians(lat2 - lat1) / 2) ^ 2 + cos(radians(lat1)) * cos(radians(lat2)) * sin(radians(lng2 - lng1) / 2) ^ 2));

-- What was last loaded from files, so that an unchanged file is not loaded again.
CREATE TABLE loaded_content (
  name text PRIMARY KEY,
  hash text NOT NULL,
  loaded_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE countries (
  code text PRIMARY KEY,
  name text NOT NULL,
  slug text NOT NULL UNIQUE,
  native_name text NOT NULL,
  continent text NOT NULL,
  currency text
);

CREATE TABLE cities (
  id integer PRIMARY KEY,
  name text NOT NULL,
  country_code text NOT NULL,
  lat float8 NOT NULL,
  lng float8 NOT NULL,
  population integer NOT NULL,
  time_zone text NOT NULL,
  folded text COLLATE "C" GENERATED ALWAYS AS (fold(name)) STORED,
  ascii_folded text COLLATE "C" NOT NULL
);
CREATE INDEX cities_folded ON cities (folded);
CREATE INDEX cities_ascii_folded ON cities (ascii_folded);
CREATE INDEX cities_alike ON cities USING gin (folded gin_trgm_ops);

-- Rows are never deleted, because trips point at them: what leaves the catalogue is withdrawn.
CREATE TABLE locations (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  slug text NOT NULL UNIQUE,
  name text NOT NULL,
  local_name text,
  country_code text NOT NULL REFERENCES countries,
  lat float8 NOT NULL,
  lng float8 NOT NULL,
  time_zone text NOT NULL,
  currency text NOT NULL,
  languages text[] NOT NULL,
  snippet text NOT NULL,
  description text NOT NULL,
  season_months integer[] NOT NULL,
  season_why text NOT NULL,
  getting_in text NOT NULL,
  getting_around text NOT NULL,
  facts jsonb NOT NULL,
  neighbours text[] NOT NULL,
  tier integer NOT NULL,
  landscape text NOT NULL,
  motif text NOT NULL,
  palette jsonb NOT NULL,
  poi_count integer NOT NULL,
  -- Sum of the importance of its places: the order within a tier until people have voted with their trips.
  weight integer NOT NULL,
  search text NOT NULL,
  withdrawn boolean NOT NULL DEFAULT false
);
CREATE INDEX locations_alike ON locations USING gin (search gin_trgm_ops);

CREATE TABLE places (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  location_id integer NOT NULL REFERENCES locations,
  -- Unique inside its destination in the files; `slug` is unique everywhere.
  file_slug text NOT NULL,
  slug text NOT NULL UNIQUE DEFERRABLE INITIALLY DEFERRED,
  name text NOT NULL,
  local_name text,
  kind text NOT NULL,
  motif text NOT NULL,
  tags text[] NOT NULL,
  lat float8 NOT NULL,
  lng float8 NOT NULL,
  visit_minutes integer NOT NULL,
  hours jsonb NOT NULL,
  hours_source text NOT NULL,
  hours_note text,
  closed_dates text[] NOT NULL,
  -- Minor units of price_currency for one adult; 0 is free, null is not known.
  price_amount integer,
  price_currency text NOT NULL,
  price_year integer,
  importance integer NOT NULL,
  best_time text NOT NULL,
  setting text NOT NULL,
  day_trip boolean NOT NULL,
  snippet text NOT NULL,
  description text NOT NULL,
  website text,
  withdrawn boolean NOT NULL DEFAULT false,
  UNIQUE (location_id, file_slug)
);
CREATE INDEX places_of_location ON places (location_id, importance DESC, id) WHERE NOT withdrawn;
CREATE INDEX places_tags ON places USING gin (tags) WHERE NOT withdrawn;

CREATE TABLE users (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  name text NOT NULL,
  email text NOT NULL UNIQUE CHECK (email = lower(email)),
  password_hash text NOT NULL,
  avatar text,
  time_zone text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE sessions (
  sid_hash bytea PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  seen_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL
);
CREATE INDEX sessions_of_user ON sessions (user_id);
CREATE INDEX sessions_expiry ON sessions (expires_at);

CREATE TABLE trips (
  id uuid PRIMARY KEY,
  slug text NOT NULL UNIQUE,
  title text NOT NULL,
  -- The anonymous owner; null once the trip belongs to an account.
  visitor_uuid uuid,
  status text NOT NULL DEFAULT 'in progress' CHECK (status IN ('in progress', 'planned', 'failed')),
  message text,
  start_date date NOT NULL,
  end_date date NOT NULL,
  start_time text NOT NULL,
  end_time text NOT NULL,
  trip_pace integer NOT NULL,
  theme text NOT NULL,
  preferred_types text[] NOT NULL,
  source_city_id integer REFERENCES cities,
  currency text,
  -- Budget in the major unit of currency.
  amount integer,
  seed integer NOT NULL,
  locked boolean NOT NULL DEFAULT false,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  planned_at timestamptz,
  deleted_at timestamptz,
  CHECK (end_date >= start_date)
);
CREATE INDEX trips_of_visitor ON trips (visitor_uuid) WHERE visitor_uuid IS NOT NULL;

CREATE TABLE trip_destinations (
  trip_id uuid NOT NULL REFERENCES trips ON DELETE CASCADE,
  position integer NOT NULL,
  location_id integer NOT NULL REFERENCES locations,
  start_date date NOT NULL,
  end_date date NOT NULL,
  PRIMARY KEY (trip_id, position),
  UNIQUE (trip_id, location_id)
);

CREATE TABLE trip_contributors (
  trip_id uuid NOT NULL REFERENCES trips ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  is_owner boolean NOT NULL,
  PRIMARY KEY (trip_id, user_id)
);
CREATE INDEX trip_contributors_of_user ON trip_contributors (user_id);

CREATE TABLE trip_events (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  trip_id uuid NOT NULL REFERENCES trips ON DELETE CASCADE,
  type text NOT NULL CHECK (type IN ('visit', 'hop', 'meal', 'custom')),
  location_id integer NOT NULL REFERENCES locations,
  place_id integer REFERENCES places,
  title text NOT NULL,
  date date NOT NULL,
  -- Wall clock of the place; the zone is the destination's.
  starts_at timestamp NOT NULL,
  ends_at timestamp NOT NULL,
  amount integer,
  custom_fields jsonb NOT NULL DEFAULT '{}',
  travel_mode text,
  minutes integer,
  metres integer,
  meal text,
  hours_that_day text,
  open boolean,
  reason text,
  CHECK (ends_at >= starts_at),
  CHECK (type <> 'visit' OR (place_id IS NOT NULL AND hours_that_day IS NOT NULL AND open IS NOT NULL)),
  CHECK (type <> 'hop' OR (travel_mode IS NOT NULL AND minutes IS NOT NULL AND metres IS NOT NULL)),
  CHECK (type <> 'meal' OR meal IS NOT NULL)
);
CREATE INDEX trip_events_in_order ON trip_events (trip_id, starts_at, ends_at);

CREATE TABLE trip_ideas (
  trip_id uuid NOT NULL REFERENCES trips ON DELETE CASCADE,
  position integer NOT NULL,
  place_id integer NOT NULL REFERENCES places,
  reason text,
  PRIMARY KEY (trip_id, position)
);

-- One row a change; seq is the trip's version after it.
CREATE TABLE trip_changes (
  trip_id uuid NOT NULL REFERENCES trips ON DELETE CASCADE,
  seq integer NOT NULL,
  kind text NOT NULL,
  data jsonb NOT NULL DEFAULT '{}',
  user_id uuid REFERENCES users ON DELETE SET NULL,
  at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (trip_id, seq)
);

CREATE TABLE subscriptions (
  email text NOT NULL,
  type text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (email, type)
);

CREATE TABLE location_suggestions (
  folded text NOT NULL,
  -- Who asked: an account, a visitor, or nobody known; one voice each.
  voice text NOT NULL,
  suggested text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (folded, voice)
);

-- One row a visitor and day.
CREATE TABLE visits (
  day date NOT NULL,
  visitor_uuid uuid NOT NULL,
  user_id uuid REFERENCES users ON DELETE SET NULL,
  city text,
  currency text,
  device text,
  PRIMARY KEY (day, visitor_uuid)
);

CREATE TABLE categories (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  slug text NOT NULL UNIQUE,
  name text NOT NULL
);

CREATE TABLE posts (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  slug text NOT NULL UNIQUE,
  title text NOT NULL,
  summary text NOT NULL,
  motif text NOT NULL,
  author text NOT NULL,
  posted_on date NOT NULL,
  featured boolean NOT NULL,
  -- Minutes.
  read_duration integer NOT NULL,
  html text NOT NULL,
  search text NOT NULL,
  withdrawn boolean NOT NULL DEFAULT false
);

CREATE TABLE post_categories (
  post_id integer NOT NULL REFERENCES posts ON DELETE CASCADE,
  position integer NOT NULL,
  category_id integer NOT NULL REFERENCES categories,
  PRIMARY KEY (post_id, position)
);

CREATE TABLE post_locations (
  post_id integer NOT NULL REFERENCES posts ON DELETE CASCADE,
  position integer NOT NULL,
  location_id integer NOT NULL REFERENCES locations,
  PRIMARY KEY (post_id, position)
);
