import { useApi } from '@tabi/shared/data';

export const useTopPosts = () => useApi('GET /api/blog', { query: { filter: 'top', per_page: 12 } });
