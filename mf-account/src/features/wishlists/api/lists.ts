import type { Wishlist } from '@tabi/shared/contracts/wishlists';
import { useApi, useRefresh, useSignedInCall } from '@tabi/shared/data';
import { listen } from '@tabi/shared/events';
import { showToast, useAppStateSource } from '@tabi/shared/state';
import { useEffect, useRef, useState } from 'react';
import { withGone, type Gone } from '../domain.ts';
import { all, useChanged, useOops, wrongWith } from './calls.ts';

/** Begins and renames lists; each answers what is wrong, as a form's errors. Another name is told, with a way back. */
export function useTitles() {
  const call = useSignedInCall();
  const changed = useChanged();
  const state = useAppStateSource();
  const oops = useOops();
  const put = async (id: string, title: string) => {
    await call('PATCH /api/user/wishlists/{id}', { params: { id }, body: { title } });
    await changed();
  };
  const told = ({ id, title: before }: Pick<Wishlist, 'id' | 'title'>, title: string) => {
    const run = () => void put(id, before).catch(oops);
    if (title !== before) showToast(state, `${before} is called ${title} now.`, { button: 'Undo', run });
  };
  return {
    begin: (title: string) => wrongWith(call('POST /api/user/wishlists', { body: { title } }).then(changed)),
    rename: (list: Pick<Wishlist, 'id' | 'title'>, title: string) =>
      wrongWith(put(list.id, title).then(() => told(list, title))),
  };
}

/** The person's lists, those just deleted among them until the page is left. */
export function useWishlists() {
  const call = useSignedInCall();
  const changed = useChanged();
  const oops = useOops();
  const refresh = useRefresh();
  const [deleted, setDeleted] = useState<Gone<Wishlist>[]>([]);
  const erasing = useRef(new Map<string, Promise<unknown>>());
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
        const erased = call('DELETE /api/user/wishlists/{id}', { params: { id: list.id } });
        const settled = erased.catch(() => undefined);
        erasing.current.set(list.id, settled);
        await erased;
        await changed();
      } catch (failure) {
        putBack(list);
        oops(failure);
      }
    },
    /** The same list again, with all that was in it and its link. */
    undo: async (list: Wishlist) => {
      try {
        // Asked for before it is deleted, it would be deleted after that.
        await erasing.current.get(list.id);
        await call('POST /api/user/wishlists/{id}/restore', { params: { id: list.id } });
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
