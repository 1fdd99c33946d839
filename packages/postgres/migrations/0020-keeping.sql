-- What a traveller added, noted or paid for goes with its place, onto the days and back among the ideas. Rows of the release
-- before have no amount_minor and no currency: `amount`, in whole units, is kept beside them for as long as that one reads it.
ALTER TABLE trip_events
  -- The traveller asked for it: planning moves it, and never leaves it out by itself.
  ADD COLUMN chosen boolean NOT NULL DEFAULT false,
  -- In the minor unit of `currency`.
  ADD COLUMN amount_minor bigint,
  ADD COLUMN currency text,
  -- Of a way: when what it pushed later had begun before, by event.
  ADD COLUMN pushed jsonb;
UPDATE trip_events SET currency = trips.currency FROM trips WHERE trips.id = trip_id AND trip_events.amount IS NOT NULL;

ALTER TABLE trip_ideas
  ADD COLUMN chosen boolean NOT NULL DEFAULT false,
  ADD COLUMN amount integer,
  ADD COLUMN amount_minor bigint,
  ADD COLUMN currency text,
  ADD COLUMN custom_fields jsonb NOT NULL DEFAULT '{}';

-- The budget, in the minor unit of its currency.
ALTER TABLE trips ADD COLUMN amount_minor bigint;

-- One trip a request, however often it is sent.
CREATE TABLE trip_requests (
  -- The visitor or the account that asked.
  asked_by uuid NOT NULL,
  key text NOT NULL,
  trip_id uuid NOT NULL REFERENCES trips ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (asked_by, key)
);
CREATE INDEX trip_requests_of_trip ON trip_requests (trip_id);
