import { useApi } from '@tabi/shared/data';

/** What people can say that they like. */
export const useTags = () => useApi('GET /api/tags', { query: {} }, { background: true });
