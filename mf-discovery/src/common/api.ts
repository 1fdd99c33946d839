import type { Wishlist } from '@tabi/shared/contracts/wishlists';
import { callKey, useApi, useSignedInCall, useSWRConfig } from '@tabi/shared/data';
import { useAppState } from '@tabi/shared/state';
import { useRef } from 'react';
import { listsWith, withThingIn, type Thing } from './domain/wishlists.ts';

const mine = callKey('GET /api/user/wishlists', {});

/** The person's lists; nobody's while nobody is signed in. One call for all hearts of a page. */
export function useWishlists() {
  const { session } = useAppState();
  return useApi('GET /api/user/wishlists', session.status === 'user' ? {} : null, { background: true, live: true });
}

/** Puts a thing into lists and takes it out: shown at once, taken back if the server refuses. */
export function useSaving(thing: Thing) {
  const call = useSignedInCall();
  const { mutate } = useSWRConfig();
  // One after the other: each request names all lists of the thing, so the last one must arrive last.
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const show = (results: Wishlist[]) => mutate(mine, { results }, { revalidate: false });

  const put = async (lists: Wishlist[], ids: string[]) => {
    await show(withThingIn(lists, thing, ids));
    const input = { body: { wishlist_ids: ids, place_id: thing.id } };
    const sync = thing.type === 'poi' ? 'POST /api/user/wishlists/syncPOI' : 'POST /api/user/wishlists/syncLocation';
    const sent = queue.current.then(() => call(sync, input));
    queue.current = sent.catch(() => undefined);
    try {
      await show((await sent).results);
    } catch (error) {
      await mutate(mine);
      throw error;
    }
  };
  const begin = async (lists: Wishlist[], title: string) => {
    const { results } = await call('POST /api/user/wishlists', { body: { title } });
    await put([results, ...lists], [results.id, ...listsWith(lists, thing)]);
  };
  return { put, begin };
}
