import { z } from 'zod';
import { defineCalls } from './call.ts';
import { idOrSlug, idParams, one, paged, pageNumber, perPage } from './common.ts';
import { picture, poi } from './places.ts';

export const category = z.object({ id: z.number().int(), slug: z.string(), name: z.string() });
export type Category = z.infer<typeof category>;

export const post = z.object({
  id: z.number().int(),
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  thumbnail: picture,
  postDate: z.string(),
  /** Minutes. */
  readDuration: z.number().int(),
  author: z.string(),
  featured: z.boolean(),
  categories: z.array(category),
  locations: z.array(z.object({ id: z.number().int(), slug: z.string(), name: z.string() })),
});
export type Post = z.infer<typeof post>;

const besidePost = z.object({ slug: z.string(), title: z.string() }).nullable();

/** `html` is made on the server from our own Markdown and holds no scripts; its second-level headings have ids. */
export const postDetails = post.extend({
  html: z.string(),
  /** Places that the text links to, in its order. */
  places: z.array(poi),
  /** Those with most in common first. */
  related: z.array(post),
  /** The one that came out before it, and the one after; null at the ends. */
  previous: besidePost,
  next: besidePost,
});
export type PostDetails = z.infer<typeof postDetails>;

export const blogCalls = defineCalls({
  'GET /api/blog': {
    summary: 'Posts: featured, top or latest; by category, location or keyword.',
    query: z.object({
      filter: z.enum(['top', 'latest', 'featured']).default('latest'),
      page: pageNumber,
      per_page: perPage,
      category: idOrSlug.optional(),
      location: idOrSlug.optional(),
      keyword: z.string().trim().max(80).optional(),
    }),
    answer: paged(post),
  },
  'GET /api/category': {
    summary: 'Categories that have posts, or one by id.',
    query: z.object({ filter: z.enum(['latest']).default('latest'), id: idOrSlug.optional() }),
    answer: one(z.array(category)),
  },
  'GET /api/post/{id}': { summary: 'One post by id or slug.', params: idParams, answer: one(postDetails) },
});
