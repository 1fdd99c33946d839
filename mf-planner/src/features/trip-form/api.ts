import { useApi } from '@tabi/shared/data';

export const useCityOptions = (text: string) =>
  useApi('GET /api/googleAutocomplete/{text}', text ? { params: { text }, query: {} } : null, { background: true });
