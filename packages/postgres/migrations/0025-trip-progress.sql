-- What the planner is at with a trip, for whoever waits for it. Only of a moment: it is told, and lost with a crash.
CREATE UNLOGGED TABLE trip_progress (
  trip_id uuid PRIMARY KEY REFERENCES trips (id) ON DELETE CASCADE,
  stage text NOT NULL CHECK (stage IN ('reading', 'ways', 'ordering')),
  -- Places that it chooses from, once they are read.
  places integer
);
