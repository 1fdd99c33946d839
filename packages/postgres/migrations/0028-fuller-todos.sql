ALTER TABLE trip_todos
  ADD COLUMN due date,
  ADD COLUMN assignee_id uuid REFERENCES trip_people ON DELETE SET NULL,
  ADD COLUMN list text NOT NULL DEFAULT 'todo',
  -- Among the others of the trip, once somebody has put them into an order; until then `position` is.
  ADD COLUMN rank bigint;
CREATE INDEX trip_todos_of_assignee ON trip_todos (assignee_id) WHERE assignee_id IS NOT NULL;
