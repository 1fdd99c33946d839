import { useApi, usePages } from '@tabi/shared/data';

/** Posts on a page of a growing list. */
const perPage = 6;

/** What the blog's front cannot be without. */
export const featuredInput = { query: { filter: 'featured', per_page: 5 } } as const;

/** One part of all posts, from 1 on. */
export const usePageOfPosts = (page: number) =>
  useApi('GET /api/blog', { query: { filter: 'latest', per_page: perPage, page } });

export const useFeatured = () => useApi('GET /api/blog', featuredInput);

/** A growing list of posts, the newest first. */
export const useAllPosts = (only: { category?: string; location?: string } = {}) =>
  usePages('GET /api/blog', { query: { filter: 'latest', per_page: perPage, ...only } });
