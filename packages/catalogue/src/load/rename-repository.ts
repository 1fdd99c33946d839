import { command, type Db, json, type Json } from '@tabi/postgres';

/** A row with its slug, and those that it had before. */
type Renamed = { slug: string; was: string[] };
/** A place or a hotel. */
type Filed = Renamed & { file_slug: string; location_slug: string };
type Tour = Renamed & { ref: string; location_slug: string };

/** The row that bore one of the earlier slugs: the first of them in the list that there is. */
const earlier = (table: string, own = 'true') =>
  `LATERAL (SELECT id FROM ${table} WHERE slug = ANY (row.was) AND ${own} ORDER BY array_position(row.was, slug) LIMIT 1) AS earlier`;

const renameLocations = command<{ rows: Json<Renamed[]> }>(
  'catalogue.rename-locations',
  `UPDATE locations SET slug = row.slug
   FROM jsonb_to_recordset(:rows) AS row (slug text, was text[]), ${earlier('locations')}
   WHERE locations.id = earlier.id AND NOT EXISTS (SELECT FROM locations AS now WHERE now.slug = row.slug)`,
);

/** What lies in a destination, and may have come there from another. */
const inside = (table: string, key: string, own?: string) =>
  `UPDATE ${table} SET slug = row.slug, ${key} = row.${key}, location_id = location.id
   FROM jsonb_to_recordset(:rows) AS row (slug text, ${key} text, location_slug text, was text[])
     JOIN locations AS location ON location.slug = row.location_slug, ${earlier(table, own)}
   WHERE ${table}.id = earlier.id
     AND NOT EXISTS (SELECT FROM ${table} AS now WHERE now.location_id = location.id AND now.${key} = row.${key})`;

const renamePlaces = command<{ rows: Json<Filed[]> }>('catalogue.rename-places', inside('places', 'file_slug'));
const renameHotels = command<{ rows: Json<Filed[]> }>('catalogue.rename-hotels', inside('hotels', 'file_slug'));
const renameTours = command<{ rows: Json<Tour[]> }>(
  'catalogue.rename-products',
  inside('products', 'ref', 'supplier IS NULL'),
);

const renamePost = command<Renamed>(
  'catalogue.rename-post',
  `UPDATE posts SET slug = :slug
   WHERE id = (SELECT id FROM posts WHERE slug = ANY (:was::text[]) ORDER BY array_position(:was::text[], slug) LIMIT 1)
     AND NOT EXISTS (SELECT FROM posts AS now WHERE now.slug = :slug)`,
);

const renamed = <T extends Renamed>(rows: T[]) => json(rows.filter(({ was }) => was.length > 0));

/** What has another slug now stays the same row: reviews, hearts and trips know it by its id. */
export const renames = {
  locations: (db: Db, rows: Renamed[]) => renameLocations.run(db, { rows: renamed(rows) }),
  places: (db: Db, rows: Filed[]) => renamePlaces.run(db, { rows: renamed(rows) }),
  hotels: (db: Db, rows: Filed[]) => renameHotels.run(db, { rows: renamed(rows) }),
  tours: (db: Db, rows: Tour[]) => renameTours.run(db, { rows: renamed(rows) }),
  post: (db: Db, { slug, was }: Renamed) => renamePost.run(db, { slug, was }),
};
