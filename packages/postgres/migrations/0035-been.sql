-- A traveller has been there: an idea that planning leaves alone.
ALTER TABLE trip_ideas ADD COLUMN been boolean NOT NULL DEFAULT false;
