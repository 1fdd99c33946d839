import { useApi, usePages } from '@tabi/shared/data';

/** Tours on a page of a list. */
const aPage = 24;
const inRow = 4;

/** Tours, narrowed to a destination's and to what is chosen of the filters. */
export const useTours = ({ location, chosen }: { location?: string; chosen: Record<string, string> }) =>
  usePages('GET /api/products', { query: { ...(location ? { location } : {}), limit: aPage, ...chosen } });

export const useTour = (id: string) => useApi('GET /api/products/{id}', { params: { id } });

/** Some of those that stop at a place, or of a whole destination. */
export const useSomeTours = (of: { poi: string } | { location: string }) =>
  useApi('GET /api/products', { query: { limit: inRow, ...of } }, { background: true });

export const useOtherTours = (slug: string) =>
  useApi('GET /api/products/{id}/nearby', { params: { id: slug }, query: { limit: 6 } }, { background: true });
