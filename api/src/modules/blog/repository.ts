import { statement } from '@tabi/postgres';
import type { Mirrored } from '../../ports/mirror.ts';
import { indexPosts, type PostIndex } from './domain/post-index.ts';
import type { StoredPost } from './post-row.ts';

/** Those that are out by `now`; for use with `posts AS post`. */
export const isOut = `NOT post.withdrawn AND (post.publish_at IS NULL OR post.publish_at <= :now)`;

const all = statement<StoredPost>(
  'posts.all',
  `SELECT post.id, post.slug, post.title, post.summary, post.motif, post.author, post.posted_on, post.featured,
     post.read_duration, post.html, post.publish_at, post.was, post.search, fold(post.title) AS folded,
     coalesce((SELECT jsonb_agg(jsonb_build_object('id', category.id, 'slug', category.slug, 'name', category.name) ORDER BY part.position)
               FROM post_categories AS part JOIN categories AS category ON category.id = part.category_id
               WHERE part.post_id = post.id), '[]') AS categories,
     coalesce((SELECT jsonb_agg(jsonb_build_object('id', location.id, 'slug', location.slug, 'name', location.name) ORDER BY part.position)
               FROM post_locations AS part JOIN locations AS location ON location.id = part.location_id
               WHERE part.post_id = post.id), '[]') AS locations,
     (SELECT to_jsonb(drawn) FROM (
        SELECT location.slug, location.motif, location.landscape, location.palette, location.country_code
        FROM post_locations AS part JOIN locations AS location ON location.id = part.location_id
        WHERE part.post_id = post.id ORDER BY part.position LIMIT 1) AS drawn) AS about
   FROM posts AS post WHERE NOT post.withdrawn ORDER BY post.posted_on DESC, post.id DESC`,
);

export const posts: Mirrored<PostIndex> = {
  name: 'Posts',
  channel: 'catalogue_changes',
  read: async (db) => indexPosts(await all.rows(db)),
};
