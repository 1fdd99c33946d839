import { useApi } from '@tabi/shared/data';
import { isSearchable, keywordOf } from '../../common/domain.ts';

/** The first of those that a search finds, to choose from as one types. */
export const useFoundPosts = (words: string) =>
  useApi('GET /api/blog', isSearchable(words) ? { query: { keyword: keywordOf(words), per_page: 12 } } : null, {
    background: true,
  });
