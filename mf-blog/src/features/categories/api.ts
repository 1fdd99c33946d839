import { useApi } from '@tabi/shared/data';

export const useCategory = (id: string) => useApi('GET /api/category', { query: { id } });

/** Those of the newest posts. */
export const useCategories = () => useApi('GET /api/category', { query: { filter: 'latest' } }, { background: true });
