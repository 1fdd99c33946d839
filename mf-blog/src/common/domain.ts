import type { Post } from '@tabi/shared/contracts/blog';
import type { PageHead } from '@tabi/shared/federation';

/** Pure: the first `count` posts that are not shown already. */
export function withoutShown(posts: readonly Post[], shown: readonly Post[], count: number): Post[] {
  const ids = new Set(shown.map(({ id }) => id));
  return posts.filter(({ id }) => !ids.has(id)).slice(0, count);
}

/** The blog for readers of feeds, which the API writes. */
export const blogFeeds: NonNullable<PageHead['feeds']> = [
  { type: 'application/rss+xml', title: 'Tabi: the blog', path: '/blog/feed.xml' },
  { type: 'application/atom+xml', title: 'Tabi: the blog (Atom)', path: '/blog/atom.xml' },
  { type: 'application/feed+json', title: 'Tabi: the blog (JSON)', path: '/blog/feed.json' },
];
