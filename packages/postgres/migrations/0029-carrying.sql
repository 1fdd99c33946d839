-- A stay at an address of one's own, and an event at a point that is no place of the catalogue. A stay has one position or the
-- other: its hotel's, or this one.
ALTER TABLE trip_events
  ADD COLUMN lat double precision CHECK (lat BETWEEN -90 AND 90),
  ADD COLUMN lng double precision CHECK (lng BETWEEN -180 AND 180),
  ADD CONSTRAINT trip_events_whole_point CHECK ((lat IS NULL) = (lng IS NULL));
ALTER TABLE trip_events DROP CONSTRAINT trip_events_stay_check;
ALTER TABLE trip_events ADD CONSTRAINT trip_events_stay_check CHECK (type <> 'stay' OR hotel_id IS NOT NULL OR lat IS NOT NULL);

-- What whoever comes by a link sees besides the places and their hours.
ALTER TABLE trip_links
  ADD COLUMN shows_notes boolean NOT NULL DEFAULT false,
  ADD COLUMN shows_costs boolean NOT NULL DEFAULT false,
  ADD COLUMN shows_stays boolean NOT NULL DEFAULT true;
