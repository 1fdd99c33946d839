import type { Post, PostDetails } from '@tabi/shared/contracts/blog';
import { factsOfPost } from '@tabi/posters';
import type { PoiRow } from '../catalogue/places/place-row.ts';
import { presentPoi } from '../catalogue/places/presenter.ts';
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

interface Around {
  places: PoiRow[];
  related: PostRow[];
  previous: PostRow | null;
  next: PostRow | null;
}

const presentBeside = (post: PostRow | null) => post && { slug: post.slug, title: post.title };

export const presentPostDetails = (row: PostRow & { html: string }, around: Around): PostDetails => ({
  ...presentPost(row),
  html: row.html,
  places: around.places.map(presentPoi),
  related: around.related.map(presentPost),
  previous: presentBeside(around.previous),
  next: presentBeside(around.next),
});
