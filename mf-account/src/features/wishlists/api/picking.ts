import type { Wishlist } from '@tabi/shared/contracts/wishlists';
import { callKey, useSignedInCall, useSWRConfig } from '@tabi/shared/data';
import { useRef } from 'react';
import { listsHolding, withThingIn, type Thing } from '../domain.ts';
import { all, useSync } from './calls.ts';

/** Puts a thing into lists and takes it out: shown at once, taken back if the server refuses. */
export function usePicking(thing: Thing) {
  const call = useSignedInCall();
  const sync = useSync();
  const { mutate } = useSWRConfig();
  const mine = callKey(all, {});
  // One after the other: each request names all lists of the thing, so the last one must arrive last.
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const show = (results: Wishlist[]) => mutate(mine, { results }, { revalidate: false });

  const put = async (lists: Wishlist[], ids: string[]) => {
    await show(withThingIn(lists, thing, ids));
    const sent = queue.current.then(() => sync(thing, ids));
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
    await put([results, ...lists], [results.id, ...listsHolding(lists, thing)]);
  };
  return { put, begin };
}
