-- What readers say is wrong about a place, for the editors of the catalogue. Nothing says who wrote it.
CREATE TABLE corrections (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  place_id integer NOT NULL REFERENCES places,
  message text NOT NULL,
  created_at timestamptz NOT NULL,
  settled_at timestamptz
);
CREATE INDEX corrections_open ON corrections (created_at) WHERE settled_at IS NULL;
