-- Folding a name takes longer than comparing it: done once, when it is stored.
ALTER TABLE places ADD COLUMN folded text GENERATED ALWAYS AS (fold(name || ' ' || coalesce(local_name, ''))) STORED;
DROP INDEX places_named;
CREATE INDEX places_named ON places USING gin (folded gin_trgm_ops) WHERE NOT withdrawn;
