import { useApi, usePages } from '@tabi/shared/data';

/** Posts on a page of a growing list. */
const perPage = 6;

/** What the blog's front cannot be without. */
export const featuredInput = { query: { filter: 'featured', per_page: 5 } } as const;

/** Which posts a list is of; all of them where it says nothing. */
export type Only = { category?: string; location?: string; keyword?: string };

const inputOf = (only: Only) => ({ query: { filter: 'latest', per_page: perPage, ...only } }) as const;

/** One part of a list of posts, from 1 on. */
export const usePageOfPosts = (page: number, only: Only = {}) => {
  const { query } = inputOf(only);
  return useApi('GET /api/blog', { query: { ...query, page } });
};

export const useFeatured = () => useApi('GET /api/blog', featuredInput);

/** A growing list of posts, the newest first. */
export const useAllPosts = (only: Only = {}) => usePages('GET /api/blog', inputOf(only));
