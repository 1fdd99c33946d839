-- What opens an account besides its password. Everything here goes with the account.
CREATE TABLE second_factors (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  -- Whether the password alone is not enough.
  required boolean NOT NULL DEFAULT false,
  -- The secret of an authenticator app, sealed with the site's own: who reads the table makes no codes.
  totp_secret text,
  totp_since timestamptz,
  -- The time step of the last code that was used, so that none opens the account twice.
  totp_last_step integer,
  CHECK ((totp_secret IS NULL) = (totp_since IS NULL))
);

-- Only hashes: the codes are random enough that nobody finds one by trying.
CREATE TABLE recovery_codes (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  code_hash bytea NOT NULL,
  PRIMARY KEY (user_id, code_hash)
);

CREATE TABLE passkeys (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  -- The authenticator's own name of it.
  credential_id text NOT NULL UNIQUE,
  public_key bytea NOT NULL,
  counter bigint NOT NULL,
  transports text[] NOT NULL DEFAULT '{}',
  name text NOT NULL,
  added_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX passkeys_of_user ON passkeys (user_id, added_at);
