import type { Category } from '@tabi/shared/contracts/blog';
import { spacedWords } from '@tabi/catalogue';
import { type Db, statement } from '@tabi/postgres';
import { numericId } from '../catalogue/destinations/repository.ts';
import { fromPlaces, poiColumns, type PoiRow } from '../catalogue/places/place-row.ts';
import type { PlaceAddress } from './domain/mentioned-places.ts';
import type { PostRow } from './post-row.ts';

const columns = `post.id, post.slug, post.title, post.summary, post.motif, post.author, post.posted_on, post.featured,
  post.read_duration,
  coalesce((SELECT jsonb_agg(jsonb_build_object('id', category.id, 'slug', category.slug, 'name', category.name) ORDER BY part.position)
            FROM post_categories AS part JOIN categories AS category ON category.id = part.category_id
            WHERE part.post_id = post.id), '[]') AS categories,
  coalesce((SELECT jsonb_agg(jsonb_build_object('id', location.id, 'slug', location.slug, 'name', location.name) ORDER BY part.position)
            FROM post_locations AS part JOIN locations AS location ON location.id = part.location_id
            WHERE part.post_id = post.id), '[]') AS locations,
  (SELECT to_jsonb(drawn) FROM (
     SELECT location.slug, location.motif, location.landscape, location.palette, location.country_code
     FROM post_locations AS part JOIN locations AS location ON location.id = part.location_id
     WHERE part.post_id = post.id ORDER BY part.position LIMIT 1) AS drawn) AS about`;

/** Those that are out by `now`; for use with `posts AS post`. */
export const isOut = `NOT post.withdrawn AND (post.publish_at IS NULL OR post.publish_at <= :now)`;

interface Wanted {
  now: Date;
  filter: PostFilter['filter'];
  category: string | null;
  categoryId: number | null;
  location: string | null;
  locationId: number | null;
  /** As `spacedWords` writes them. */
  keyword: string | null;
  limit: number;
  offset: number;
}

// What a title begins with, then a word of a title, then any part of one; the same in the text; then titles spelt alike.
const list = statement<PostRow & { total: number }, Wanted>(
  'posts.list',
  `WITH wanted AS (SELECT fold(:keyword::text) AS words, ltrim(fold(:keyword::text)) AS letters)
   SELECT ${columns}, count(*) OVER () AS total FROM posts AS post, wanted,
     LATERAL (SELECT regexp_replace(' ' || fold(post.title), '[^[:alnum:]]+', ' ', 'g') AS title) AS said,
     LATERAL (SELECT CASE WHEN wanted.words IS NULL THEN 0
                          WHEN wanted.letters = '' THEN NULL
                          WHEN starts_with(said.title, wanted.words) THEN 1
                          WHEN strpos(said.title, wanted.words) > 0 THEN 2
                          WHEN strpos(said.title, wanted.letters) > 0 THEN 3
                          WHEN strpos(post.search, wanted.words) > 0 THEN 4
                          WHEN strpos(post.search, wanted.letters) > 0 THEN 5
                          WHEN word_similarity(wanted.letters, fold(post.title)) > 0.6 THEN 6 END AS place) AS found
   WHERE ${isOut} AND found.place IS NOT NULL AND (:filter <> 'featured' OR post.featured)
     AND (:category::text IS NULL OR post.id IN (SELECT post_id FROM post_categories JOIN categories ON categories.id = category_id
                                    WHERE categories.slug = :category OR categories.id = :categoryId))
     AND (:location::text IS NULL OR post.id IN (SELECT post_id FROM post_locations JOIN locations ON locations.id = location_id
                                    WHERE locations.slug = :location OR locations.id = :locationId))
   ORDER BY found.place, CASE WHEN :filter = 'top' THEN post.featured END DESC NULLS LAST, post.posted_on DESC, post.id DESC
   LIMIT :limit OFFSET :offset`,
);

const one = statement<PostRow & { html: string }, { idOrSlug: string; id: number | null; now: Date }>(
  'posts.one',
  `SELECT ${columns}, post.html FROM posts AS post WHERE ${isOut} AND (post.slug = lower(:idOrSlug) OR post.id = :id OR post.was @> ARRAY[lower(:idOrSlug)])`,
);

// Those about the same destinations first, then those of the same categories, then the newest.
const related = statement<PostRow, { id: number; now: Date; limit: number }>(
  'posts.related',
  `SELECT ${columns} FROM posts AS post,
     LATERAL (SELECT count(*) AS shared FROM post_locations AS a JOIN post_locations AS b USING (location_id)
              WHERE a.post_id = :id AND b.post_id = post.id) AS towns,
     LATERAL (SELECT count(*) AS shared FROM post_categories AS a JOIN post_categories AS b USING (category_id)
              WHERE a.post_id = :id AND b.post_id = post.id) AS kinds
   WHERE ${isOut} AND post.id <> :id
   ORDER BY towns.shared * 10 + kinds.shared DESC, post.posted_on DESC, post.id DESC LIMIT :limit`,
);

const beside = statement<{ slug: string; title: string; isNext: boolean }, { id: number; now: Date }>(
  'posts.beside',
  `WITH this AS (SELECT posted_on, id FROM posts WHERE id = :id)
   (SELECT post.slug, post.title, false AS "isNext" FROM posts AS post, this
    WHERE ${isOut} AND (post.posted_on, post.id) < (this.posted_on, this.id)
    ORDER BY post.posted_on DESC, post.id DESC LIMIT 1)
   UNION ALL
   (SELECT post.slug, post.title, true FROM posts AS post, this
    WHERE ${isOut} AND (post.posted_on, post.id) > (this.posted_on, this.id)
    ORDER BY post.posted_on, post.id LIMIT 1)`,
);

const placesAt = statement<PoiRow, { towns: string[]; slugs: string[] }>(
  'posts.places',
  `SELECT ${poiColumns} ${fromPlaces}
     JOIN unnest(:towns::text[], :slugs::text[]) WITH ORDINALITY AS given (town, slug, position)
       ON given.town = location.slug AND given.slug = place.slug
   WHERE NOT place.withdrawn AND NOT location.withdrawn ORDER BY given.position`,
);

const newest = statement<PostRow & { html: string }, { now: Date; limit: number }>(
  'posts.newest',
  `SELECT ${columns}, post.html FROM posts AS post WHERE ${isOut} ORDER BY post.posted_on DESC, post.id DESC LIMIT :limit`,
);

const categories = statement<Category, { idOrSlug: string | null; id: number | null; now: Date }>(
  'posts.categories',
  `SELECT category.id, category.slug, category.name FROM categories AS category
     JOIN post_categories AS part ON part.category_id = category.id
     JOIN posts AS post ON post.id = part.post_id AND ${isOut}
   WHERE :idOrSlug::text IS NULL OR category.slug = :idOrSlug OR category.id = :id
   GROUP BY category.id ORDER BY max(post.posted_on) DESC, category.name`,
);

export interface PostFilter {
  filter: 'top' | 'latest' | 'featured';
  category?: string | undefined;
  location?: string | undefined;
  keyword?: string | undefined;
}

const idIn = (idOrSlug: string | undefined) => (idOrSlug ? numericId(idOrSlug) : null);

export const posts = {
  /** @param now the moment by which they are out */
  list: (db: Db, now: Date, { filter, category, location, keyword }: PostFilter, limit: number, offset: number) =>
    list.rows(db, {
      now,
      filter,
      category: category ?? null,
      categoryId: idIn(category),
      location: location ?? null,
      locationId: idIn(location),
      keyword: keyword ? spacedWords(keyword) : null,
      limit,
      offset,
    }),
  find: (db: Db, now: Date, idOrSlug: string) => one.first(db, { now, idOrSlug, id: idIn(idOrSlug) }),
  related: (db: Db, now: Date, id: number, limit: number) => related.rows(db, { now, id, limit }),
  /** The one before it and the one after it, as they came out. */
  beside: (db: Db, now: Date, id: number) => beside.rows(db, { now, id }),
  /** In this order; what is not there is left out. */
  places: (db: Db, addresses: readonly PlaceAddress[]) =>
    placesAt.rows(db, { towns: addresses.map(({ town }) => town), slugs: addresses.map(({ slug }) => slug) }),
  /** With their texts. */
  newest: (db: Db, now: Date, limit: number) => newest.rows(db, { now, limit }),
  categories: (db: Db, now: Date, idOrSlug: string | undefined) =>
    categories.rows(db, { now, idOrSlug: idOrSlug ?? null, id: idIn(idOrSlug) }),
};
