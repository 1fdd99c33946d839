import type { Location, Poi } from '@tabi/shared/contracts/places';
import type { Wishlist } from '@tabi/shared/contracts/wishlists';
import { useApi } from '@tabi/shared/data';
import { showToast, useAppStateSource } from '@tabi/shared/state';
import { useState } from 'react';
import { keptOf, noteOn, withGone, type Gone, type Kept, type Thing } from '../domain.ts';
import { one, useOops } from './calls.ts';
import { useCarry } from './carry.ts';

/** How a thing left the list, and what brings it back as it was; `to` is the list that it was moved to. */
type Leaving = Kept & { what: string; to: string | null };
type Left = { place: (Gone<Poi> & Leaving)[]; destination: (Gone<Location> & Leaving)[] };

/** Puts a thing of one list into another too, with its note, and says so with a way back. */
function useCopy() {
  const carry = useCarry();
  const oops = useOops();
  const state = useAppStateSource();
  return async (thing: Thing, to: Wishlist, note: string) => {
    try {
      await carry(thing, null, to.id, { note, cover: false });
      const run = () => void carry(thing, to.id, null).catch(oops);
      showToast(state, `${thing.name} is in ${to.title} too.`, { button: 'Undo', run });
    } catch (failure) {
      oops(failure);
    }
  };
}

/** One list with what is in it; what has just left it keeps its place until the page is left. */
export function useWishlist(id: string) {
  const carry = useCarry();
  const copy = useCopy();
  const oops = useOops();
  const [left, setLeft] = useState<Left>({ place: [], destination: [] });
  const { data, error, retry } = useApi(one, { params: { id } }, { live: true });

  const details = data && {
    ...data.results,
    points_of_interest: withGone(data.results.points_of_interest, left.place),
    locations: withGone(data.results.locations, left.destination),
  };
  const mark = ({ kind, id: thing }: Thing, how: Leaving) => {
    const shown = (kind === 'place' ? details?.points_of_interest : details?.locations) ?? [];
    const at = shown.findIndex((item) => item.id === thing);
    setLeft((gone) => ({ ...gone, [kind]: [...gone[kind], { item: shown[at], at, ...how }] }));
  };
  const unmark = ({ kind, id: thing }: Thing) =>
    setLeft((gone) => ({ ...gone, [kind]: gone[kind].filter(({ item }) => item.id !== thing) }));
  const leftBy = ({ kind, id: thing }: Thing): Leaving | undefined => left[kind].find(({ item }) => item.id === thing);
  const leave = async (thing: Thing, how: Omit<Leaving, keyof Kept>) => {
    const kept = details ? keptOf(details, thing) : { note: '', cover: false };
    mark(thing, { ...how, ...kept });
    try {
      // The other list has its own cover.
      await carry(thing, id, how.to, { ...kept, cover: false });
    } catch (failure) {
      unmark(thing);
      oops(failure);
    }
  };
  return {
    details,
    error,
    retry,
    leftBy,
    remove: (thing: Thing) => leave(thing, { what: 'was taken out', to: null }),
    move: (thing: Thing, to: Wishlist) => leave(thing, { what: `was moved to ${to.title}`, to: to.id }),
    copy: (thing: Thing, to: Wishlist) => copy(thing, to, details ? noteOn(details, thing) : ''),
    undo: async (thing: Thing) => {
      const how = leftBy(thing);
      try {
        await carry(thing, how?.to ?? null, id, how);
        unmark(thing);
      } catch (failure) {
        oops(failure);
      }
    },
  };
}

/** Somebody's list by the token of its link. */
export const useSharedWishlist = (token: string) =>
  useApi('GET /api/wishlists/shared', { query: { token } }, { background: true });
