import type { Post, PostDetails } from '@tabi/shared/contracts/blog';
import { factsOfPost } from '@tabi/posters';
import { pictureOf } from '../pictures/picture-presenter.ts';
import type { PostRow } from './post-row.ts';

export const presentPost = (row: PostRow): Post => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  summary: row.summary,
  thumbnail: pictureOf('post', factsOfPost(row), 'wide', 960),
  postDate: row.posted_on,
  readDuration: row.read_duration,
  author: row.author,
  featured: row.featured,
  categories: row.categories,
  locations: row.locations,
});

export const presentPostDetails = (row: PostRow & { html: string }): PostDetails => ({
  ...presentPost(row),
  html: row.html,
});
