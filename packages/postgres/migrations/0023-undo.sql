-- What a change of the days did, so that it can be taken back: each event and idea as it was before and is since; null where it
-- was or is not there. Only the newest changes of a trip are kept.
CREATE TABLE trip_undos (
  trip_id uuid NOT NULL REFERENCES trips ON DELETE CASCADE,
  -- The trip's version after the change.
  seq integer NOT NULL,
  events jsonb NOT NULL,
  ideas jsonb NOT NULL,
  PRIMARY KEY (trip_id, seq)
);
