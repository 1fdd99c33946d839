import type { Post, PostDetails } from '../contracts/blog.ts';

/** A post as the API answers it; its number makes it another one. */
export const aPost = (id: number, over: Partial<Post> = {}): Post => ({
  id,
  slug: `story-${id}`,
  title: `Story ${id}`,
  summary: `What story ${id} is about.`,
  thumbnail: { url: `/art/post/story-${id}/wide-960-0123456789ab.webp`, tint: '#937064' },
  postDate: '2026-03-14',
  readDuration: 4,
  author: 'The Tabi team',
  featured: false,
  categories: [],
  locations: [],
  ...over,
});

/** A post with its text, and nothing around it but what is given. */
export const aStory = (id: number, over: Partial<PostDetails> = {}): PostDetails => ({
  ...aPost(id),
  html: '<p>Take the lower berth.</p>',
  places: [],
  related: [],
  previous: null,
  next: null,
  ...over,
});
