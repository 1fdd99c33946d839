import { links } from '@tabi/shared/links';

/** Pure: the part of all posts that an address asks for, from 1 on. */
export function pageIn(search: URLSearchParams): number {
  const page = Number(search.get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1;
}

/** Pure: where a part of all posts is. */
export const pathOfPage = (page: number): string => `${links.blog()}${page > 1 ? `?page=${page}` : ''}#all-posts`;
