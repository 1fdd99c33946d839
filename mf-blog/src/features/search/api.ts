import { useApi } from '@tabi/shared/data';
import { isSearchable } from './domain.ts';

export const useFoundPosts = (words: string) =>
  useApi(
    'GET /api/blog',
    isSearchable(words) ? { query: { keyword: words.trim().slice(0, 80), per_page: 12 } } : null,
    { background: true },
  );
