-- What people call a day of their trip: "Temples and tea". It stands beside its number and date, and goes where the day goes.
CREATE TABLE trip_day_names (
  trip_id uuid NOT NULL REFERENCES trips ON DELETE CASCADE,
  date date NOT NULL,
  name text NOT NULL CHECK (name <> ''),
  PRIMARY KEY (trip_id, date)
);
