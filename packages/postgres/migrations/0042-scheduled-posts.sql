-- When a post goes out, where that is later than when it was loaded; null: at once.
ALTER TABLE posts ADD COLUMN publish_at timestamptz;
