-- Whether the traveller placed it: what people placed, planning leaves where it is.
ALTER TABLE trip_events ADD COLUMN pinned boolean NOT NULL DEFAULT false;
ALTER TABLE trip_events ADD COLUMN hotel_id integer REFERENCES hotels;
ALTER TABLE trip_events DROP CONSTRAINT trip_events_type_check;
ALTER TABLE trip_events ADD CONSTRAINT trip_events_type_check CHECK (type IN ('visit', 'hop', 'meal', 'custom', 'stay'));
ALTER TABLE trip_events ADD CONSTRAINT trip_events_stay_check CHECK (type <> 'stay' OR hotel_id IS NOT NULL);

ALTER TABLE trips ADD COLUMN party text CHECK (party IN ('alone', 'friends', 'family'));
ALTER TABLE trip_destinations ADD COLUMN part_id uuid NOT NULL UNIQUE DEFAULT gen_random_uuid();
CREATE INDEX trips_deleted ON trips (deleted_at) WHERE deleted_at IS NOT NULL;

-- An idea is a place once a trip; its position is only an order.
DELETE FROM trip_ideas AS idea USING trip_ideas AS earlier
  WHERE earlier.trip_id = idea.trip_id AND earlier.place_id = idea.place_id AND earlier.position < idea.position;
CREATE UNIQUE INDEX trip_ideas_place ON trip_ideas (trip_id, place_id);

CREATE TABLE trip_todos (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  trip_id uuid NOT NULL REFERENCES trips ON DELETE CASCADE,
  title text NOT NULL,
  done boolean NOT NULL DEFAULT false,
  position integer GENERATED ALWAYS AS IDENTITY
);
CREATE INDEX trip_todos_in_order ON trip_todos (trip_id, position);

-- Links that open a trip. Of tokens only hashes are stored; that of `invite` and `public` is derived anew from the nonce and
-- the site's secret whenever its owner asks for the link again.
CREATE TABLE trip_links (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  trip_id uuid NOT NULL REFERENCES trips ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('invite', 'public', 'mail')),
  token_hash bytea NOT NULL UNIQUE,
  nonce bytea,
  -- Whom a link of kind `mail` was sent to.
  email text CHECK (email = lower(email)),
  expires_at timestamptz NOT NULL,
  CHECK ((kind = 'mail') = (email IS NOT NULL)),
  CHECK ((kind = 'mail') = (nonce IS NULL)),
  UNIQUE NULLS NOT DISTINCT (trip_id, kind, email)
);

-- Browsers that have opened a link: they see the trip for as long as the link lasts, and without its token.
CREATE TABLE trip_guests (
  visitor_uuid uuid NOT NULL,
  link_id uuid NOT NULL REFERENCES trip_links ON DELETE CASCADE,
  PRIMARY KEY (visitor_uuid, link_id)
);
CREATE INDEX trip_guests_of_link ON trip_guests (link_id);

-- Who has a trip open, in whichever process; a row that is not renewed is of a process that has died.
CREATE UNLOGGED TABLE trip_watchers (
  id uuid PRIMARY KEY,
  trip_id uuid NOT NULL,
  user_id uuid,
  name text,
  seen_at timestamptz NOT NULL
);
CREATE INDEX trip_watchers_of_trip ON trip_watchers (trip_id);

-- Everyone who has the trip open is told of a change when, and only when, it is stored. A notification is never long.
CREATE FUNCTION tell_of_trip_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('trip_changes', NEW.trip_id || ' ' || NEW.seq);
  RETURN NULL;
END $$;
CREATE TRIGGER trip_changes_told AFTER INSERT ON trip_changes FOR EACH ROW EXECUTE FUNCTION tell_of_trip_change();
