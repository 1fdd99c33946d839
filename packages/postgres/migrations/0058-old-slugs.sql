-- What a thing was called in addresses before: they still lead to it.
ALTER TABLE locations ADD COLUMN was text[] NOT NULL DEFAULT '{}';
ALTER TABLE places ADD COLUMN was text[] NOT NULL DEFAULT '{}';
ALTER TABLE hotels ADD COLUMN was text[] NOT NULL DEFAULT '{}';
ALTER TABLE products ADD COLUMN was text[] NOT NULL DEFAULT '{}';
ALTER TABLE posts ADD COLUMN was text[] NOT NULL DEFAULT '{}';
CREATE INDEX locations_was ON locations USING gin (was) WITH (fastupdate = off);
CREATE INDEX places_was ON places USING gin (was) WITH (fastupdate = off);
CREATE INDEX hotels_was ON hotels USING gin (was) WITH (fastupdate = off);
CREATE INDEX products_was ON products USING gin (was) WITH (fastupdate = off);
CREATE INDEX posts_was ON posts USING gin (was) WITH (fastupdate = off);
