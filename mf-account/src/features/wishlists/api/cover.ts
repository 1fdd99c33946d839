import type { WishlistCover } from '@tabi/shared/contracts/wishlists';
import { useSignedInCall } from '@tabi/shared/data';
import { showToast, useAppStateSource } from '@tabi/shared/state';
import type { Thing } from '../domain.ts';
import { useChanged, useOops } from './calls.ts';

/** Chooses the thing whose picture stands for a list, or none with null; says so, with a way back to what did before. */
export function useCover(list: string) {
  const call = useSignedInCall();
  const changed = useChanged();
  const state = useAppStateSource();
  const oops = useOops();
  const put = async (cover: WishlistCover | null) => {
    await call('PUT /api/user/wishlists/{id}/cover', { params: { id: list }, body: { cover } });
    await changed();
  };
  return async (thing: Thing, cover: WishlistCover | null, before: WishlistCover | null) => {
    try {
      await put(cover);
      const text = cover ? `${thing.name} is the cover.` : 'The newest are the cover again.';
      showToast(state, text, { button: 'Undo', run: () => void put(before).catch(oops) });
    } catch (failure) {
      oops(failure);
    }
  };
}
