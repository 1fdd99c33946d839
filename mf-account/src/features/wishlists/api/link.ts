import type { WishlistDetails } from '@tabi/shared/contracts/wishlists';
import { callKey, useSignedInCall, useSWRConfig } from '@tabi/shared/data';
import { one, wrongWith } from './calls.ts';

/** Makes and ends the link of a list; the list as it is shown says which there is. Each answers what is wrong, as a form's errors. */
export function useListLink(id: string) {
  const call = useSignedInCall();
  const { mutate } = useSWRConfig();
  const params = { id };
  const show = (link: string | null) =>
    mutate<{ results: WishlistDetails }>(
      callKey(one, { params }),
      (now) => now && { results: { ...now.results, link } },
      { revalidate: false },
    );
  const tell = (asked: Promise<string | null>) => wrongWith(asked.then(show));
  return {
    make: () => tell(call('POST /api/user/wishlists/{id}/link', { params }).then(({ results }) => results.link)),
    end: () => tell(call('DELETE /api/user/wishlists/{id}/link', { params }).then(() => null)),
  };
}
