import type { Filter } from '@tabi/shared/contracts/filters';
import type { Wishlist } from '@tabi/shared/contracts/wishlists';
import { useApi, usePages } from '@tabi/shared/data';
import { useAppState } from '@tabi/shared/state';

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

/** One's own wishlists that hold places; none for who has not signed in. */
export function useWishlists(): readonly Wishlist[] {
  const signedIn = useAppState().session.status === 'user';
  const { data } = useApi('GET /api/user/wishlists', signedIn ? {} : null, { background: true, live: true });
  return data?.results.filter(({ points_of_interest }) => points_of_interest.length > 0) ?? [];
}

export const useWishlist = (id: string) => useApi('GET /api/user/wishlists/{id}', { params: { id } });
