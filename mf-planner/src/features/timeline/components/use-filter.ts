import { useSearchParams } from '@tabi/shared/router';
import { useCallback, useMemo } from 'react';
import { readFilter, withFilter, type Filter } from '../domain/filter.ts';

/** What of the days is shown, which stands in the address. */
export function useFilter(): [Filter, (filter: Filter) => void] {
  const [search, setSearch] = useSearchParams();
  const filter = useMemo(() => readFilter(search), [search]);
  const choose = useCallback(
    // No step of the way back: nobody goes back letter by letter.
    (next: Filter) => setSearch((before) => withFilter(before, next), { replace: true, preventScrollReset: true }),
    [setSearch],
  );
  return [filter, choose];
}
