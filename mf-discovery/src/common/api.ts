import { useApi } from '@tabi/shared/data';
import { useAppState } from '@tabi/shared/state';

/** The person's lists; nobody's while nobody is signed in. One call for all hearts of a page. */
export function useWishlists() {
  const { session } = useAppState();
  return useApi('GET /api/user/wishlists', session.status === 'user' ? {} : null, { background: true, live: true });
}
