import pg from 'pg';

const eventsEach = 10;

// Three days from some day of the year on, in some destination; each belongs to a visitor of its own.
const trips = `
  INSERT INTO trips (id, slug, title, visitor_uuid, status, start_date, end_date, start_time, end_time, trip_pace, theme,
    preferred_types, seed, version, planned_at)
  SELECT gen_random_uuid(), 'filled-' || n, '3 days somewhere', gen_random_uuid(), 'planned', day, day + 2, '09:00', '22:00', 1,
    'leisure', '{}', n, 2, now()
  FROM generate_series(1, $1::integer) AS n, LATERAL (SELECT current_date + 30 + n % 300 AS day) AS start`;

const destinations = `
  WITH known AS (SELECT array_agg(id ORDER BY id) AS ids FROM locations WHERE NOT withdrawn)
  INSERT INTO trip_destinations (trip_id, position, location_id, start_date, end_date)
  SELECT trip.id, 1, ids[1 + trip.seed % cardinality(ids)], trip.start_date, trip.end_date
  FROM trips AS trip, known WHERE trip.slug LIKE 'filled-%'`;

const changes = `
  INSERT INTO trip_changes (trip_id, seq, kind)
  SELECT trip.id, change.seq, change.kind FROM trips AS trip, (VALUES (1, 'created'), (2, 'planned')) AS change (seq, kind)
  WHERE trip.slug LIKE 'filled-%'`;

// Visits with ways between them, four a day.
const events = `
  WITH known AS (SELECT location_id, array_agg(id ORDER BY importance DESC, id) AS ids FROM places GROUP BY location_id)
  INSERT INTO trip_events (trip_id, type, location_id, place_id, title, date, starts_at, ends_at, travel_mode, minutes, metres,
    hours_that_day, hours_kind, open, reason)
  SELECT trip.id, kind.type, part.location_id,
    CASE kind.type WHEN 'visit' THEN ids[1 + (trip.seed + n) % cardinality(ids)] END, 'Somewhere', day.date,
    day.date + time '09:00' + hours, day.date + time '10:30' + hours,
    CASE kind.type WHEN 'hop' THEN 'walk' END, CASE kind.type WHEN 'hop' THEN 12 END, CASE kind.type WHEN 'hop' THEN 900 END,
    CASE kind.type WHEN 'visit' THEN '09:00–17:00' END, CASE kind.type WHEN 'visit' THEN 'windows' END, CASE kind.type WHEN 'visit' THEN true END, 'It is near.'
  FROM trips AS trip JOIN trip_destinations AS part ON part.trip_id = trip.id JOIN known ON known.location_id = part.location_id,
    generate_series(0, ${eventsEach - 1}) AS n,
    LATERAL (SELECT trip.start_date + n / 4 AS date, make_interval(hours => 2 * (n % 4)) AS hours) AS day,
    LATERAL (SELECT CASE n % 2 WHEN 0 THEN 'visit' ELSE 'hop' END AS type) AS kind
  WHERE trip.slug LIKE 'filled-%'`;

/**
 * Writes so many trips of ten events, as if people had made them, and lets PostgreSQL look at them as it does by itself in time.
 * @returns how many trips and events there are then
 */
export async function fillDatabase(
  connection: pg.PoolConfig,
  count: number,
): Promise<{ trips: number; events: number }> {
  const client = new pg.Client({ ...connection, statement_timeout: 0 });
  await client.connect();
  try {
    await client.query('BEGIN');
    await client.query(trips, [count]);
    await client.query(destinations);
    // Nobody follows these: a notification for each would only take time.
    await client.query('ALTER TABLE trip_changes DISABLE TRIGGER USER');
    await client.query(changes);
    await client.query('ALTER TABLE trip_changes ENABLE TRIGGER USER');
    await client.query(events);
    await client.query('COMMIT');
    await client.query('VACUUM ANALYZE');
    await client.query('CHECKPOINT').catch(() => undefined);
    const { rows } = await client.query<{ trips: number; events: number }>(
      'SELECT (SELECT count(*)::int FROM trips) AS trips, (SELECT count(*)::int FROM trip_events) AS events',
    );
    return rows[0] ?? { trips: 0, events: 0 };
  } finally {
    await client.end();
  }
}
