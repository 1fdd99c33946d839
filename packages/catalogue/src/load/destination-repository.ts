import { command, type Db, json, type Json } from '@tabi/postgres';
import type { locationRows, placeRows, stayRows } from '../read/rows.ts';
import type { tourRows } from '../read/tour-rows.ts';
import { renames } from './rename-repository.ts';

const locationTypes = `slug text, name text, local_name text, aliases text[], country_code text, lat float8, lng float8,
  time_zone text, currency text, languages text[], snippet text, description text, season_months integer[], season_why text,
  getting_in text, getting_around text, facts jsonb, neighbours text[], tier integer, landscape text, motif text,
  palette jsonb, poi_count integer, weight integer, checked text, guide jsonb,
  region text, was text[]`;
const placeTypes = `slug text, file_slug text, name text, local_name text, kind text, motif text, tags text[], lat float8,
  lng float8, visit_minutes integer, hours jsonb, hours_source text, hours_note text, closed_dates text[],
  price_amount integer, price_currency text, price_year integer, importance integer, best_time text, setting text,
  day_trip boolean, snippet text, description text, website text, checked text, light text, night boolean,
  booking_needed boolean, closures jsonb, walked_in text, photos jsonb, was text[]`;
const stayTypes = `slug text, file_slug text, name text, local_name text, kind text, stars integer, price_band integer,
  district text, lat float8, lng float8, website text, source text, text text, was text[]`;
const tourTypes = `slug text, ref text, title text, snippet text, description text, tags text[], minutes integer,
  price_amount integer, price_currency text, mode text, starts_at integer, metres integer, days integer[], motif text, was text[]`;
const stopTypes = `position integer, place text, arrives_at integer, leaves_at integer, hop_mode text, hop_minutes integer,
  hop_metres integer`;

const names = (types: string) => [...types.matchAll(/(\w+) [a-z0-9]+(?:\[\])?(?:,|$)/g)].map((match) => match[1]);
const overwrite = (types: string) =>
  names(types)
    .map((name) => `${name} = excluded.${name}`)
    .join(', ');

const withdrawIn = (table: 'locations' | 'places' | 'hotels') =>
  command(`catalogue.withdraw-${table}`, `UPDATE ${table} SET withdrawn = true`);

const withdrawLocations = withdrawIn('locations');
const storeLocations = command<{ rows: Json<ReturnType<typeof locationRows>> }>(
  'catalogue.store-locations',
  `INSERT INTO locations (${names(locationTypes).join(', ')}, search, names)
   SELECT row.*, fold(concat_ws(' ', row.name, row.local_name, array_to_string(row.aliases, ' '), country.name)),
     (SELECT array_agg(fold(called)) FROM unnest(ARRAY[row.name, coalesce(row.local_name, row.name)] || row.aliases) AS called)
   FROM jsonb_to_recordset(:rows) AS row (${locationTypes}) JOIN countries AS country ON country.code = row.country_code
   ON CONFLICT (slug) DO UPDATE SET ${overwrite(locationTypes)}, search = excluded.search, names = excluded.names,
     withdrawn = false`,
);

/** Rows of `table` that lie in a destination, known by the destination and `key`. */
const inside = (table: 'places' | 'hotels' | 'products', key: string, types: string) =>
  `INSERT INTO ${table} (location_id, ${names(types).join(', ')})
   SELECT location.id, ${names(types)
     .map((name) => `row.${name}`)
     .join(', ')}
   FROM jsonb_to_recordset(:rows) AS row (location_slug text, ${types})
     JOIN locations AS location ON location.slug = row.location_slug
   ON CONFLICT (${key}) DO UPDATE SET ${overwrite(types)}, withdrawn = false`;

const withdrawPlaces = withdrawIn('places');
const storePlaces = command<{ rows: Json<ReturnType<typeof placeRows>> }>(
  'catalogue.store-places',
  inside('places', 'location_id, file_slug', placeTypes),
);
const bindParts = command<{ rows: Json<ReturnType<typeof placeRows>> }>(
  'catalogue.bind-parts',
  `UPDATE places SET whole_id = whole.id
   FROM jsonb_to_recordset(:rows) AS row (location_slug text, file_slug text, part_of text)
     JOIN locations AS location ON location.slug = row.location_slug
     LEFT JOIN places AS whole ON whole.location_id = location.id AND whole.file_slug = row.part_of
   WHERE places.location_id = location.id AND places.file_slug = row.file_slug
     AND places.whole_id IS DISTINCT FROM whole.id`,
);
const withdrawHotels = withdrawIn('hotels');
const storeHotels = command<{ rows: Json<ReturnType<typeof stayRows>> }>(
  'catalogue.store-hotels',
  inside('hotels', 'location_id, file_slug', stayTypes),
);

type Tours = { rows: Json<ReturnType<typeof tourRows>> };
const withdrawTours = command(
  'catalogue.withdraw-tours',
  'UPDATE products SET withdrawn = true WHERE supplier IS NULL',
);
const removeStops = command('catalogue.remove-stops', 'DELETE FROM product_stops');
const storeTours = command<Tours>('catalogue.store-tours', inside('products', 'supplier, location_id, ref', tourTypes));
const storeStops = command<Tours>(
  'catalogue.store-stops',
  `INSERT INTO product_stops (product_id, position, place_id, arrives_at, leaves_at, hop_mode, hop_minutes, hop_metres)
   SELECT product.id, stop.position, place.id, arrives_at, leaves_at, hop_mode, hop_minutes, hop_metres
   FROM jsonb_to_recordset(:rows) AS row (location_slug text, ref text, stops jsonb)
     JOIN locations AS location ON location.slug = row.location_slug
     JOIN products AS product ON product.location_id = location.id AND product.ref = row.ref AND product.supplier IS NULL,
     jsonb_to_recordset(row.stops) AS stop (${stopTypes})
     JOIN places AS place ON place.file_slug = stop.place
   WHERE place.location_id = location.id`,
);

/** Each puts exactly these there: known ones keep their ids, those that are gone are withdrawn. */
export const shelves = {
  locations: async (db: Db, rows: ReturnType<typeof locationRows>) => {
    await renames.locations(db, rows);
    await withdrawLocations.run(db);
    await storeLocations.run(db, { rows: json(rows) });
  },
  places: async (db: Db, rows: ReturnType<typeof placeRows>) => {
    await renames.places(db, rows);
    await withdrawPlaces.run(db);
    await storePlaces.run(db, { rows: json(rows) });
    await bindParts.run(db, { rows: json(rows) });
  },
  hotels: async (db: Db, rows: ReturnType<typeof stayRows>) => {
    await renames.hotels(db, rows);
    await withdrawHotels.run(db);
    await storeHotels.run(db, { rows: json(rows) });
  },
  /** Our own and their stops; suppliers' are left alone. */
  tours: async (db: Db, tours: ReturnType<typeof tourRows>) => {
    const rows = json(tours);
    await renames.tours(db, tours);
    await withdrawTours.run(db);
    await removeStops.run(db);
    await storeTours.run(db, { rows });
    await storeStops.run(db, { rows });
  },
};
