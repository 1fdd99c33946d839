-- A link that was used, or ended by another one, is told apart from one that is too old. It expires then, so that a release
-- which does not know of this refuses it all the same.
ALTER TABLE password_resets ADD COLUMN used_at timestamptz;
