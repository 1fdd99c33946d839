import type { Wishlist, WishlistDetails } from '@tabi/shared/contracts/wishlists';
import { useApi, useRefresh, useSignedInCall } from '@tabi/shared/data';
import { listen } from '@tabi/shared/events';
import { useEffect, useRef, useState } from 'react';
import { listsHolding, noteOn, thingsIn, withGone, type Gone } from '../domain.ts';
import { all, one, useChanged, useOops, useSync, wrongWith } from './calls.ts';

/** Begins and renames lists; each answers what is wrong, as a form's errors. */
export function useTitles() {
  const call = useSignedInCall();
  const changed = useChanged();
  const tell = (asked: Promise<{ results: Wishlist }>) => wrongWith(asked.then(changed));
  return {
    begin: (title: string) => tell(call('POST /api/user/wishlists', { body: { title } })),
    rename: (id: string, title: string) =>
      tell(call('PATCH /api/user/wishlists/{id}', { params: { id }, body: { title } })),
  };
}

/** Deletes a list. Answers what was in it: its notes stand nowhere else then. */
function useErase() {
  const call = useSignedInCall();
  return async (id: string): Promise<WishlistDetails> => {
    const { results } = await call(one, { params: { id } });
    await call('DELETE /api/user/wishlists/{id}', { params: { id } });
    return results;
  };
}

/** The person's lists, those just deleted among them until the page is left. */
export function useWishlists() {
  const call = useSignedInCall();
  const sync = useSync();
  const changed = useChanged();
  const oops = useOops();
  const refresh = useRefresh();
  const [deleted, setDeleted] = useState<Gone<Wishlist>[]>([]);
  const erase = useErase();
  const erasing = useRef(new Map<string, Promise<WishlistDetails | null>>());
  const { data, error, retry } = useApi(all, {}, { live: true });
  useEffect(() => listen('shell:session-changed', () => void refresh(all)), [refresh]);

  const lists = data && withGone(data.results, deleted);
  const putBack = ({ id }: Wishlist) => setDeleted((gone) => gone.filter(({ item }) => item.id !== id));
  return {
    lists,
    error,
    retry,
    isDeleted: ({ id }: Wishlist) => deleted.some(({ item }) => item.id === id),
    remove: async (list: Wishlist) => {
      const at = lists?.findIndex(({ id }) => id === list.id) ?? 0;
      setDeleted((gone) => [...gone, { item: list, at }]);
      try {
        const erased = erase(list.id);
        const kept = erased.catch(() => null);
        erasing.current.set(list.id, kept);
        await erased;
        await changed();
      } catch (failure) {
        putBack(list);
        oops(failure);
      }
    },
    /** A list of the same name, its things and notes in the same order; what has been deleted has no other way back. */
    undo: async (list: Wishlist) => {
      try {
        // Before it is gone there would be two of one name; where it could not be deleted it stands as it was.
        const kept = await erasing.current.get(list.id);
        if (!kept) return;
        const { results } = await call('POST /api/user/wishlists', { body: { title: list.title } });
        const { results: now } = await call(all);
        // One after the other: their order is the list's.
        for (const thing of thingsIn(list))
          await sync(thing, [...listsHolding(now, thing), results.id], {
            list: results.id,
            note: noteOn(kept, thing),
          });
        if (kept.cover) {
          await call('PUT /api/user/wishlists/{id}/cover', { params: { id: results.id }, body: { cover: kept.cover } });
        }
        await changed();
        putBack(list);
      } catch (failure) {
        oops(failure);
      }
    },
  };
}

export const useMyLists = () => useApi(all, {}, { background: true, live: true });

/** Where it is best to be this month. */
export const useRecommended = () => useApi('GET /api/location/recommended', {}, { background: true });
