-- Finding places by name from anywhere: beginnings, parts and wrong letters.
CREATE INDEX places_named ON places USING gin (fold(name || ' ' || coalesce(local_name, '')) gin_trgm_ops) WHERE NOT withdrawn;
