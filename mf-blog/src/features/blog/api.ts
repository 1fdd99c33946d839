import { useApi, usePages } from '@tabi/shared/data';
import { isSearchable } from './domain.ts';

/** Posts on a page of a growing list. */
const perPage = 6;

/** What the blog's front cannot be without. */
export const featuredInput = { query: { filter: 'featured', per_page: 5 } } as const;

export const useFeatured = () => useApi('GET /api/blog', featuredInput);

export const useTopPosts = () => useApi('GET /api/blog', { query: { filter: 'top', per_page: 12 } });

export const useLatest = (count: number) => useApi('GET /api/blog', { query: { filter: 'latest', per_page: count } });

export const useAllPosts = (only: { category?: string; location?: string } = {}) =>
  usePages('GET /api/blog', { query: { filter: 'latest', per_page: perPage, ...only } });

export const useFoundPosts = (words: string) =>
  useApi(
    'GET /api/blog',
    isSearchable(words) ? { query: { keyword: words.trim().slice(0, 80), per_page: 12 } } : null,
    {
      background: true,
    },
  );
