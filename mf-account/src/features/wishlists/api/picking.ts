import type { Wishlist } from '@tabi/shared/contracts/wishlists';
import { callKey, useSignedInCall, useSWRConfig } from '@tabi/shared/data';
import { useRef } from 'react';
import { listsHolding, withThingIn, type Thing } from '../domain.ts';
import { all, useSync } from './calls.ts';
import { useLosses } from './losses.ts';

/** Puts a thing into lists and takes it out: shown at once, taken back if the server refuses. */
export function usePicking(thing: Thing) {
  const call = useSignedInCall();
  const sync = useSync();
  const { mutate } = useSWRConfig();
  const mine = callKey(all, {});
  const losses = useLosses(thing);
  // One after the other: each request names all lists of the thing, so the last one must arrive last.
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const waiting = useRef(0);
  // As the server has them, as far as we know: what is shown again when a request fails, also where nothing can be asked.
  const known = useRef<Wishlist[]>([]);
  const show = (results: Wishlist[]) => mutate(mine, { results }, { revalidate: false });

  const send = async (ids: string[], leaving: string[]) => {
    const before = await losses.before(leaving);
    const { results } = await sync(thing, ids);
    known.current = results;
    losses.tell(before);
  };
  const put = async (lists: Wishlist[], ids: string[]) => {
    if (waiting.current === 0) known.current = lists;
    waiting.current += 1;
    const leaving = listsHolding(lists, thing).filter((id) => !ids.includes(id));
    await show(withThingIn(lists, thing, ids));
    const sent = queue.current.then(() => send(ids, leaving));
    queue.current = sent.catch(() => undefined);
    try {
      await sent;
      await show(known.current);
    } catch (error) {
      await show(known.current);
      void mutate(mine);
      throw error;
    } finally {
      waiting.current -= 1;
    }
  };
  const begin = async (lists: Wishlist[], title: string) => {
    const { results } = await call('POST /api/user/wishlists', { body: { title } });
    await put([results, ...lists], [results.id, ...listsHolding(lists, thing)]);
  };
  return { put, begin };
}
