-- Every change is made once, however often it is sent: the key that its sender chose for it.
ALTER TABLE trip_changes ADD COLUMN key text;
CREATE UNIQUE INDEX trip_changes_of_key ON trip_changes (trip_id, key) WHERE key IS NOT NULL;
