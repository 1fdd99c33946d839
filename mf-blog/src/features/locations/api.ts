import { useApi } from '@tabi/shared/data';

export const useLocation = (id: string) => useApi('GET /api/location/{id}', { params: { id } });
