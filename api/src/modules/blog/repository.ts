import type { Category } from '@tabi/shared/contracts/blog';
import { type Db, statement } from '@tabi/postgres';
import { numericId } from '../catalogue/destinations/repository.ts';
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

interface Wanted {
  filter: PostFilter['filter'];
  category: string | null;
  categoryId: number | null;
  location: string | null;
  locationId: number | null;
  keyword: string | null;
  limit: number;
  offset: number;
}

const list = statement<PostRow & { total: number }, Wanted>(
  'posts.list',
  `SELECT ${columns}, count(*) OVER () AS total FROM posts AS post
   WHERE NOT post.withdrawn AND (:filter <> 'featured' OR post.featured)
     AND (:category::text IS NULL OR post.id IN (SELECT post_id FROM post_categories JOIN categories ON categories.id = category_id
                                    WHERE categories.slug = :category OR categories.id = :categoryId))
     AND (:location::text IS NULL OR post.id IN (SELECT post_id FROM post_locations JOIN locations ON locations.id = location_id
                                    WHERE locations.slug = :location OR locations.id = :locationId))
     AND (:keyword::text IS NULL OR strpos(post.search, fold(:keyword)) > 0
       OR word_similarity(fold(:keyword), fold(post.title)) > 0.6)
   ORDER BY CASE WHEN :filter = 'top' THEN post.featured END DESC NULLS LAST, post.posted_on DESC, post.id DESC
   LIMIT :limit OFFSET :offset`,
);

const one = statement<PostRow & { html: string }, { idOrSlug: string; id: number | null }>(
  'posts.one',
  `SELECT ${columns}, post.html FROM posts AS post WHERE NOT post.withdrawn AND (post.slug = :idOrSlug OR post.id = :id)`,
);

const categories = statement<Category, { idOrSlug: string | null; id: number | null }>(
  'posts.categories',
  `SELECT category.id, category.slug, category.name FROM categories AS category
     JOIN post_categories AS part ON part.category_id = category.id
     JOIN posts AS post ON post.id = part.post_id AND NOT post.withdrawn
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
  list: (db: Db, { filter, category, location, keyword }: PostFilter, limit: number, offset: number) =>
    list.rows(db, {
      filter,
      category: category ?? null,
      categoryId: idIn(category),
      location: location ?? null,
      locationId: idIn(location),
      keyword: keyword || null,
      limit,
      offset,
    }),
  find: (db: Db, idOrSlug: string) => one.first(db, { idOrSlug, id: idIn(idOrSlug) }),
  categories: (db: Db, idOrSlug: string | undefined) =>
    categories.rows(db, { idOrSlug: idOrSlug ?? null, id: idIn(idOrSlug) }),
};
