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

/** Pure: the part of a list of posts that an address asks for, from 1 on. */
export function pageIn(search: URLSearchParams): number {
  const page = Number(search.get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1;
}

/** Pure: where a part of the list at `path` is. */
export function pathOfPage(path: string, page: number, words: Record<string, string> = {}): string {
  const query = new URLSearchParams({ ...words, ...(page > 1 ? { page: String(page) } : {}) }).toString();
  return query ? `${path}?${query}` : path;
}

/** Pure: as much of the words as is searched for. */
export const keywordOf = (words: string): string => words.trim().slice(0, 80);

/** Pure: a search needs more than three characters. */
export const isSearchable = (words: string): boolean => words.trim().length > 3;
