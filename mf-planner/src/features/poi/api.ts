import type { Filter } from '@tabi/shared/contracts/filters';
import { useApi, usePages } from '@tabi/shared/data';

export type Search = {
  /** The destination's slug. */
  location: string;
  name: string;
  /** Of the catalogue; empty: any. */
  kind: string;
  /** A day on which it is open; empty: any. */
  open: string;
};

/** Places of a destination, most important first; more of them when asked. */
export const usePlaces = ({ location, name, kind, open }: Search) =>
  usePages('GET /api/pointOfInterests', {
    query: { location, ...(name ? { name } : {}), ...(kind ? { kind } : {}), ...(open ? { open } : {}), per_page: 12 },
  });

/** The kinds of places that a destination has. */
export function useKinds(location: string): Filter['options'] {
  const { data } = useApi('GET /api/filters', { query: { type: 'pointOfInterests', location } }, { background: true });
  return data?.results.find(({ name }) => name === 'kind')?.options ?? [];
}
