-- Gives an account the address back that it had before, when its owner says that the new one is not theirs.
CREATE TABLE email_undos (
  token_hash bytea PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  email text NOT NULL CHECK (email = lower(email)),
  expires_at timestamptz NOT NULL
);
CREATE INDEX email_undos_of_user ON email_undos (user_id);

-- What a session is called where its owner sees it; its own id stays the browser's secret.
ALTER TABLE sessions ADD COLUMN id uuid NOT NULL DEFAULT gen_random_uuid() UNIQUE;
-- `Firefox on Linux`.
ALTER TABLE sessions ADD COLUMN device text;

-- Whatever a session has open ends with it, in whichever process.
CREATE FUNCTION tell_of_session_end() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('session_ends', OLD.id::text);
  RETURN NULL;
END $$;
CREATE TRIGGER session_ends_told AFTER DELETE ON sessions FOR EACH ROW EXECUTE FUNCTION tell_of_session_end();

-- Wrong passwords by caller, by account and by both. Not kept through a crash of the database: then everybody starts anew.
CREATE UNLOGGED TABLE guesses (
  key bytea PRIMARY KEY,
  count integer NOT NULL,
  -- Null: the next try is let through.
  blocked_until timestamptz,
  forgotten_at timestamptz NOT NULL
);
CREATE INDEX guesses_by_end ON guesses (forgotten_at);
