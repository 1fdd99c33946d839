import type { WishlistDetails } from '@tabi/shared/contracts/wishlists';
import { useSignedInCall } from '@tabi/shared/data';
import { showToast, useAppStateSource } from '@tabi/shared/state';
import { keptOf, type Thing } from '../domain.ts';
import { one, useOops } from './calls.ts';
import { useCarry } from './carry.ts';

/** What goes with a thing that is taken out of lists without their being open: its note, and its being the cover. */
export function useLosses(thing: Thing) {
  const call = useSignedInCall();
  const state = useAppStateSource();
  const carry = useCarry();
  const oops = useOops();
  const words = ({ note, cover }: ReturnType<typeof keptOf>) =>
    note && cover ? 'note and cover' : note ? 'note' : 'cover';
  const tell = (list: WishlistDetails) => {
    const kept = keptOf(list, thing);
    const run = () => void carry(thing, null, list.id, kept).catch(oops);
    if (kept.note || kept.cover)
      showToast(state, `${thing.name} is out of ${list.title}, with its ${words(kept)}.`, { button: 'Undo', run });
  };
  return {
    /** The lists as they are before. */
    before: (ids: readonly string[]) =>
      Promise.all(ids.map(async (id) => (await call(one, { params: { id } })).results)),
    /** Says what is gone, where anything is, with a way back. */
    tell: (lists: readonly WishlistDetails[]) => lists.forEach(tell),
  };
}
