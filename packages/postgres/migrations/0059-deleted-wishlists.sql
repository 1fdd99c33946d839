-- A deleted list can be brought back for a while, with all that is in it and its link. Its name is free meanwhile.
ALTER TABLE wishlists ADD COLUMN deleted_at timestamptz;
CREATE INDEX wishlists_deleted ON wishlists (deleted_at) WHERE deleted_at IS NOT NULL;
DROP INDEX wishlists_title;
CREATE UNIQUE INDEX wishlists_title ON wishlists (user_id, lower(title)) WHERE deleted_at IS NULL;
