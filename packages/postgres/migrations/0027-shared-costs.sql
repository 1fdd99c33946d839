-- Who shares the costs and the to-dos of a trip: its contributors by their accounts, its owner without one, and people who are
-- only named. Whoever leaves, or deletes their account, stays as somebody without a name where sums depend on it.
CREATE TABLE trip_people (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  trip_id uuid NOT NULL REFERENCES trips ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('account', 'visitor', 'named')),
  user_id uuid REFERENCES users ON DELETE SET NULL,
  name text,
  position integer GENERATED ALWAYS AS IDENTITY,
  UNIQUE (trip_id, user_id),
  CHECK (kind = 'named' OR name IS NULL),
  CHECK (kind = 'account' OR user_id IS NULL)
);
CREATE UNIQUE INDEX trip_people_one_visitor ON trip_people (trip_id) WHERE kind = 'visitor';
CREATE INDEX trip_people_of_user ON trip_people (user_id) WHERE user_id IS NOT NULL;

CREATE TABLE trip_expenses (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  trip_id uuid NOT NULL REFERENCES trips ON DELETE CASCADE,
  title text NOT NULL,
  -- In the minor unit of `currency`; null where nobody knows it yet.
  amount_minor bigint CHECK (amount_minor >= 0),
  currency text NOT NULL,
  category text NOT NULL,
  -- Null: of the whole trip.
  date date,
  -- Null: nobody has paid it yet.
  payer_id uuid REFERENCES trip_people,
  position integer GENERATED ALWAYS AS IDENTITY
);
CREATE INDEX trip_expenses_of_trip ON trip_expenses (trip_id, position);
CREATE INDEX trip_expenses_of_payer ON trip_expenses (payer_id);

CREATE TABLE trip_expense_shares (
  expense_id uuid NOT NULL REFERENCES trip_expenses ON DELETE CASCADE,
  -- Looked at last of all: a trip that is deleted takes its people along before the shares of its expenses.
  person_id uuid NOT NULL REFERENCES trip_people DEFERRABLE INITIALLY DEFERRED,
  -- What they bear of it, in its minor unit; null where it is shared equally.
  amount_minor bigint CHECK (amount_minor >= 0),
  PRIMARY KEY (expense_id, person_id)
);
CREATE INDEX trip_expense_shares_of_person ON trip_expense_shares (person_id);

-- What somebody gave somebody else to be even.
CREATE TABLE trip_payments (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  trip_id uuid NOT NULL REFERENCES trips ON DELETE CASCADE,
  from_id uuid NOT NULL REFERENCES trip_people,
  to_id uuid NOT NULL REFERENCES trip_people,
  amount_minor bigint NOT NULL CHECK (amount_minor > 0),
  currency text NOT NULL,
  at timestamptz NOT NULL DEFAULT now(),
  CHECK (from_id <> to_id)
);
CREATE INDEX trip_payments_of_trip ON trip_payments (trip_id, at);
CREATE INDEX trip_payments_of_giver ON trip_payments (from_id);
CREATE INDEX trip_payments_of_taker ON trip_payments (to_id);

-- Whichever release lets somebody in, they are among the people of the trip. An owner who gets an account stays who they are.
CREATE FUNCTION meet_contributor() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.is_owner AND NOT EXISTS (SELECT FROM trip_people WHERE trip_id = NEW.trip_id AND user_id = NEW.user_id) THEN
    UPDATE trip_people SET kind = 'account', user_id = NEW.user_id
      WHERE trip_id = NEW.trip_id AND kind = 'visitor'
        AND EXISTS (SELECT FROM trips WHERE id = NEW.trip_id AND visitor_uuid IS NULL);
    IF FOUND THEN RETURN NULL; END IF;
  END IF;
  INSERT INTO trip_people (trip_id, kind, user_id) VALUES (NEW.trip_id, 'account', NEW.user_id)
    ON CONFLICT (trip_id, user_id) DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER trip_contributors_met AFTER INSERT ON trip_contributors FOR EACH ROW EXECUTE FUNCTION meet_contributor();

CREATE FUNCTION meet_visitor() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO trip_people (trip_id, kind) VALUES (NEW.id, 'visitor');
  RETURN NULL;
END $$;
CREATE TRIGGER trips_met AFTER INSERT ON trips FOR EACH ROW WHEN (NEW.visitor_uuid IS NOT NULL) EXECUTE FUNCTION meet_visitor();

INSERT INTO trip_people (trip_id, kind) SELECT id, 'visitor' FROM trips WHERE visitor_uuid IS NOT NULL;
INSERT INTO trip_people (trip_id, kind, user_id)
  SELECT trip_id, 'account', user_id FROM trip_contributors ORDER BY trip_id, is_owner DESC;
