import { useApi, usePages } from '@tabi/shared/data';
import type { ListingWish } from '../../common/components/use-wish.ts';

/** Tours on a page of a list. */
const aPage = 24;
const inRow = 4;

/** Tours, of a destination or of all, as somebody wishes for them. */
export const useTours = ({ query, page }: ListingWish, location?: string) =>
  usePages('GET /api/products', { query: { ...(location ? { location } : {}), limit: aPage, ...query } }, page);

export const useTour = (id: string) => useApi('GET /api/products/{id}', { params: { id } });

/** Some of those that stop at a place, or of a whole destination. */
export const useSomeTours = (of: { poi: string } | { location: string }) =>
  useApi('GET /api/products', { query: { limit: inRow, ...of } }, { background: true });

export const useOtherTours = (slug: string) =>
  useApi('GET /api/products/{id}/nearby', { params: { id: slug }, query: { limit: 6 } }, { background: true });
