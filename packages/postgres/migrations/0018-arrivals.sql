-- After a journey to another city the luggage is brought away before anything else; `reason` of a journey says what one
-- should know of it.
ALTER TABLE trip_events ADD COLUMN settle_minutes integer NOT NULL DEFAULT 0;

-- `typical`: what a connection of the catalogue usually takes.
ALTER TABLE trip_events DROP CONSTRAINT trip_events_travel_source_check,
  ADD CONSTRAINT trip_events_travel_source_check CHECK (travel_source IN ('estimate', 'typical', 'osrm', 'valhalla'));
