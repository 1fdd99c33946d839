-- A secret address by which a calendar follows a trip. Its token is hashed apart from those that open the trip.
ALTER TABLE trip_links DROP CONSTRAINT trip_links_kind_check;
ALTER TABLE trip_links ADD CONSTRAINT trip_links_kind_check CHECK (kind IN ('invite', 'public', 'mail', 'calendar'));
