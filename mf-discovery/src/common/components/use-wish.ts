import { useSearchParams } from '@tabi/shared/router';
import { useMemo } from 'react';
import { useKnownFilters } from '../api.ts';
import { judged, needsFilters, searchOf, wishOf, type Filtered } from '../domain/wish.ts';

export type ListingWish = ReturnType<typeof useWish>;

const lastPage = 10_000;

/** What the address wants of a list: what to ask for, the page to begin with, and how it is looked at. */
export function useWish(type: Filtered) {
  const [params] = useSearchParams();
  const search = params.toString();
  const asked = useMemo(() => wishOf(new URLSearchParams(search), type), [search, type]);
  const filters = useKnownFilters(type, needsFilters(type, asked.query)).data?.results;
  return useMemo(() => {
    const read = new URLSearchParams(search);
    const page = Number(read.get('page'));
    const view = read.get('view') === 'map' ? ('map' as const) : undefined;
    const wish = judged(type, asked, filters ?? []);
    return {
      ...wish,
      page: Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1,
      view,
      /** The address of the same with some of it changed. */
      at: (query: typeof wish.query, more: { page?: number } = {}) => searchOf(query, { ...more, view }),
    };
  }, [asked, filters, search, type]);
}
