import type { Category } from '@tabi/shared/contracts/blog';
import { type Db, first, prepared } from '@tabi/postgres';
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

const list = prepared<PostRow & { total: number }>(
  'posts.list',
  `SELECT ${columns}, count(*) OVER () AS total FROM posts AS post
   WHERE NOT post.withdrawn AND ($1 <> 'featured' OR post.featured)
     AND ($2::text IS NULL OR post.id IN (SELECT post_id FROM post_categories JOIN categories ON categories.id = category_id
                                    WHERE categories.slug = $2 OR categories.id = $3))
     AND ($4::text IS NULL OR post.id IN (SELECT post_id FROM post_locations JOIN locations ON locations.id = location_id
                                    WHERE locations.slug = $4 OR locations.id = $5))
     AND ($6::text IS NULL OR strpos(post.search, fold($6)) > 0 OR word_similarity(fold($6), fold(post.title)) > 0.6)
   ORDER BY CASE WHEN $1 = 'top' THEN post.featured END DESC NULLS LAST, post.posted_on DESC, post.id DESC LIMIT $7 OFFSET $8`,
);

const one = prepared<PostRow & { html: string }>(
  'posts.one',
  `SELECT ${columns}, post.html FROM posts AS post WHERE NOT post.withdrawn AND (post.slug = $1 OR post.id = $2)`,
);

const categories = prepared<Category>(
  'posts.categories',
  `SELECT category.id, category.slug, category.name FROM categories AS category
     JOIN post_categories AS part ON part.category_id = category.id
     JOIN posts AS post ON post.id = part.post_id AND NOT post.withdrawn
   WHERE $1::text IS NULL OR category.slug = $1 OR category.id = $2
   GROUP BY category.id ORDER BY max(post.posted_on) DESC, category.name`,
);

export interface PostFilter {
  filter: 'top' | 'latest' | 'featured';
  category?: string | undefined;
  location?: string | undefined;
  keyword?: string | undefined;
}

const slugAndId = (idOrSlug: string | undefined) => [idOrSlug ?? null, idOrSlug ? numericId(idOrSlug) : null] as const;

export const posts = {
  list: (db: Db, { filter, category, location, keyword }: PostFilter, limit: number, offset: number) =>
    list(db, filter, ...slugAndId(category), ...slugAndId(location), keyword || null, limit, offset),
  find: (db: Db, idOrSlug: string) => first(one(db, ...slugAndId(idOrSlug))),
  categories: (db: Db, idOrSlug: string | undefined) => categories(db, ...slugAndId(idOrSlug)),
};
