-- Where a way leads from and to, and what kind of hours a visit meets, as facts: nobody reads them out of a title any more.
-- An end is a place; where it is none, a destination's middle: `location_id` for the way's end, `from_location_id` for its
-- beginning, which is another destination than the end's on the journey between two cities alone. Null is the same one.
ALTER TABLE trip_events
  ADD COLUMN from_place_id integer REFERENCES places,
  ADD COLUMN to_place_id integer REFERENCES places,
  ADD COLUMN from_location_id integer REFERENCES locations,
  ADD COLUMN hours_kind text CHECK (hours_kind IN ('all-day', 'closed', 'windows'));

UPDATE trip_events SET hours_kind =
  CASE hours_that_day WHEN 'Open all day' THEN 'all-day' WHEN 'Closed' THEN 'closed' ELSE 'windows' END
WHERE type = 'visit';

-- The journey into a city stands before the first stop of its day, and was titled by the city; it came from the part before.
UPDATE trip_events AS hop SET from_location_id = (
    SELECT before.location_id FROM trip_destinations AS before
    WHERE before.trip_id = hop.trip_id AND before.end_date < hop.date AND before.location_id <> hop.location_id
    ORDER BY before.end_date DESC LIMIT 1)
FROM locations AS city
WHERE hop.type = 'hop' AND city.id = hop.location_id AND hop.title LIKE '% to ' || city.name
  AND NOT EXISTS (SELECT FROM trip_events AS stop WHERE stop.trip_id = hop.trip_id AND stop.type = 'visit'
                    AND stop.date = hop.date AND stop.starts_at < hop.starts_at);

-- Every other way joins the stops that stand beside it on its day; a way after the last stop leads back.
WITH ordered AS (
  SELECT id, type, from_location_id,
    first_value(place_id) OVER (PARTITION BY trip_id, date, before_it ORDER BY starts_at, ends_at, type, id) AS from_place,
    before_it, trip_id, date
  FROM (SELECT event.*, count(place_id) FILTER (WHERE type = 'visit')
          OVER (PARTITION BY trip_id, date ORDER BY starts_at, ends_at, type, id) AS before_it
        FROM trip_events AS event WHERE type IN ('visit', 'hop')) AS counted)
UPDATE trip_events AS hop SET
  from_place_id = CASE WHEN ordered.before_it > 0 THEN ordered.from_place END,
  to_place_id = (SELECT stop.place_id FROM ordered AS next JOIN trip_events AS stop ON stop.id = next.id
                 WHERE next.trip_id = ordered.trip_id AND next.date = ordered.date AND next.type = 'visit'
                   AND next.before_it = ordered.before_it + 1)
FROM ordered WHERE ordered.id = hop.id AND ordered.type = 'hop' AND ordered.from_location_id IS NULL;
