-- A day begins and ends where one sleeps: ways lead from a stay and to one. A way whose stay is gone goes with it.
ALTER TABLE trip_events ADD COLUMN from_stay_id uuid, ADD COLUMN to_stay_id uuid;
