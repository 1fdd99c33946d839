-- What a routing engine answered, so that it is asked once a way: keys are coordinates rounded to four decimals.
CREATE TABLE routing_ways (
  engine text NOT NULL,
  mode text NOT NULL,
  from_key text NOT NULL,
  to_key text NOT NULL,
  -- Both null: the engine knows no way.
  seconds integer,
  metres integer,
  fetched_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (engine, mode, from_key, to_key)
);
CREATE INDEX routing_ways_by_age ON routing_ways (fetched_at);

-- Where a hop's minutes come from; null is the estimate.
ALTER TABLE trip_events ADD COLUMN travel_source text CHECK (travel_source IN ('estimate', 'osrm', 'valhalla'));

-- The largest city that reaches to a point, 0 when none does: a city reaches 4 km, and 6 for the root of each million people.
CREATE INDEX cities_by_place ON cities (country_code, lat);
CREATE FUNCTION population_near(country text, latitude float8, longitude float8) RETURNS integer LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT coalesce(max(population), 0) FROM cities
  WHERE country_code = country AND lat BETWEEN latitude - 0.4 AND latitude + 0.4
    AND 111.2 * sqrt((lat - latitude) ^ 2 + ((lng - longitude) * cosd(latitude)) ^ 2) <= 4 + 6 * sqrt(population / 1e6)
$$;
