import type { Location, Poi } from '@tabi/shared/contracts/places';
import type { Wishlist } from '@tabi/shared/contracts/wishlists';
import { useApi, useSignedInCall } from '@tabi/shared/data';
import { showToast, useAppStateSource } from '@tabi/shared/state';
import { useState } from 'react';
import { listsHolding, noteOn, withGone, type Gone, type Thing } from '../domain.ts';
import { all, one, useChanged, useOops, useSync } from './calls.ts';

/** How a thing left the list, and what brings it back as it was; `to` is the list that it was moved to. */
type Leaving = { what: string; note: string; to: string | null };
type Left = { place: (Gone<Poi> & Leaving)[]; destination: (Gone<Location> & Leaving)[] };

/** Takes a thing out of one list and puts it into another, with its note; either may be none. */
function useCarry() {
  const call = useSignedInCall();
  const sync = useSync();
  const changed = useChanged();
  return async (thing: Thing, from: string | null, to: string | null, note = '') => {
    const holding = listsHolding((await call(all)).results, thing);
    const others = holding.filter((list) => list !== from && list !== to);
    const noted = to !== null && !holding.includes(to) ? { list: to, note } : undefined;
    await sync(thing, to === null ? others : [...others, to], noted);
    await changed();
  };
}

/** Puts a thing of one list into another too, with its note, and says so with a way back. */
function useCopy() {
  const carry = useCarry();
  const oops = useOops();
  const state = useAppStateSource();
  return async (thing: Thing, to: Wishlist, note: string) => {
    try {
      await carry(thing, null, to.id, note);
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
  const noteOf = (thing: Thing) => (details ? noteOn(details, thing) : '');
  const leave = async (thing: Thing, how: Omit<Leaving, 'note'>) => {
    const note = noteOf(thing);
    mark(thing, { ...how, note });
    try {
      await carry(thing, id, how.to, note);
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
    copy: (thing: Thing, to: Wishlist) => copy(thing, to, noteOf(thing)),
    undo: async (thing: Thing) => {
      const { to = null, note = '' } = leftBy(thing) ?? {};
      try {
        await carry(thing, to, id, note);
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
