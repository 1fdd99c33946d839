-- An account that came through a provider has no password until its owner sets one.
ALTER TABLE users ALTER COLUMN password_hash DROP NOT NULL;
-- When the owner last proved that mail to this address reaches them.
ALTER TABLE users ADD COLUMN email_verified_at timestamptz;

-- Only hashes of one-time tokens are stored: who reads these tables can still not use them.
CREATE TABLE password_resets (
  token_hash bytea PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);
CREATE INDEX password_resets_of_user ON password_resets (user_id);

-- An address that was asked for and not confirmed yet; the newest wish counts.
CREATE TABLE email_changes (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  token_hash bytea NOT NULL UNIQUE,
  email text NOT NULL CHECK (email = lower(email)),
  expires_at timestamptz NOT NULL
);

-- Accounts at other providers that open this account.
CREATE TABLE user_identities (
  provider text NOT NULL,
  -- The provider's own unchanging id of the person.
  subject text NOT NULL,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  linked_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (provider, subject)
);
CREATE INDEX user_identities_of_user ON user_identities (user_id);

-- What a page brings back from a provider to sign in with, once and within a minute.
CREATE TABLE entry_tokens (
  token_hash bytea PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);

CREATE TABLE wishlists (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  title text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX wishlists_title ON wishlists (user_id, lower(title));

CREATE TABLE wishlist_places (
  wishlist_id uuid NOT NULL REFERENCES wishlists ON DELETE CASCADE,
  place_id integer NOT NULL REFERENCES places,
  added_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (wishlist_id, place_id)
);

CREATE TABLE wishlist_locations (
  wishlist_id uuid NOT NULL REFERENCES wishlists ON DELETE CASCADE,
  location_id integer NOT NULL REFERENCES locations,
  added_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (wishlist_id, location_id)
);

-- `resource` names what resource_id is the id of; things are never deleted, only withdrawn.
CREATE TABLE reviews (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  resource text NOT NULL CHECK (resource IN ('PointOfInterest', 'Location', 'Hotel', 'Product')),
  resource_id integer NOT NULL,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  rating smallint NOT NULL CHECK (rating BETWEEN 1 AND 5),
  text text NOT NULL,
  helpful_count integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  edited_at timestamptz,
  UNIQUE (resource, resource_id, user_id)
);
CREATE INDEX reviews_newest ON reviews (resource, resource_id, created_at DESC, id);
CREATE INDEX reviews_popular ON reviews (resource, resource_id, helpful_count DESC, rating DESC, created_at DESC, id);
CREATE INDEX reviews_of_user ON reviews (user_id);

CREATE TABLE review_votes (
  review_id uuid NOT NULL REFERENCES reviews ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  PRIMARY KEY (review_id, user_id)
);
CREATE INDEX review_votes_of_user ON review_votes (user_id);

-- Sum and number of the reviews of a thing, written in the same transaction as they are.
CREATE TABLE ratings (
  resource text NOT NULL,
  resource_id integer NOT NULL,
  rating_sum integer NOT NULL,
  review_count integer NOT NULL CHECK (review_count > 0),
  PRIMARY KEY (resource, resource_id)
);

-- Double opt-in: nobody is written to before they have confirmed. The id is in the mails' signed links.
ALTER TABLE subscriptions ADD COLUMN id uuid NOT NULL DEFAULT gen_random_uuid() UNIQUE;
ALTER TABLE subscriptions ADD COLUMN asked_at timestamptz NOT NULL DEFAULT now();
ALTER TABLE subscriptions ADD COLUMN confirmed_at timestamptz;
-- What the form of this list asks for besides the address.
ALTER TABLE subscriptions ADD COLUMN details jsonb NOT NULL DEFAULT '{}';

CREATE TABLE contact_messages (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  name text NOT NULL,
  email text NOT NULL,
  subject text NOT NULL,
  message text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);

-- What is pressed and seen, by page and device; nothing that says who.
CREATE TABLE interactions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  name text NOT NULL,
  path text,
  target text,
  device text,
  currency text
);
CREATE INDEX interactions_by_name ON interactions (name, at);

-- Counted for every process at once. Not kept through a crash of the database: then everybody starts anew.
CREATE UNLOGGED TABLE rate_limits (
  key bytea PRIMARY KEY,
  count integer NOT NULL,
  resets_at timestamptz NOT NULL
);
CREATE INDEX rate_limits_by_end ON rate_limits (resets_at);
