-- Proposed trips through several destinations, as the files hold them.
CREATE TABLE journeys (
  slug text PRIMARY KEY,
  -- Order of the file.
  position integer NOT NULL,
  title text NOT NULL,
  snippet text NOT NULL,
  description text NOT NULL,
  tags text[] NOT NULL,
  -- 1 is January.
  best_months integer[] NOT NULL
);
-- Somewhere that one comes back to stands again.
CREATE TABLE journey_stays (
  journey_slug text NOT NULL REFERENCES journeys ON DELETE CASCADE,
  position integer NOT NULL,
  location_id integer NOT NULL REFERENCES locations,
  nights integer NOT NULL,
  why text NOT NULL,
  PRIMARY KEY (journey_slug, position)
);
CREATE INDEX journey_stays_location ON journey_stays (location_id);

-- The days in each destination are the traveller's: the planner does not share them out.
ALTER TABLE trips ADD COLUMN stays_given boolean NOT NULL DEFAULT false;
