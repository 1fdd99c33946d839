import type { Location, Poi } from '@tabi/shared/contracts/places';
import type { Wishlist, WishlistDetails } from '@tabi/shared/contracts/wishlists';
import { callKey, useApi, useRefresh, useSignedInCall, useSWRConfig } from '@tabi/shared/data';
import { listen } from '@tabi/shared/events';
import { submitErrors } from '@tabi/shared/forms';
import { showAlert, showToast, useAppStateSource } from '@tabi/shared/state';
import { useEffect, useRef, useState } from 'react';
import { listsHolding, noteOn, thingsIn, withGone, withNote, withThingIn, type Gone, type Thing } from './domain.ts';

const all = 'GET /api/user/wishlists';
const one = 'GET /api/user/wishlists/{id}';
const message = (error: unknown) => (error instanceof Error ? error.message : 'Something went wrong!');

/** What was wrong, as a form's errors; nothing where it went well. */
async function wrongWith(asked: Promise<unknown>) {
  try {
    await asked;
    return undefined;
  } catch (error) {
    return submitErrors(error);
  }
}

/** Everything that shows lists, hearts on other apps' pages among it, reads the same answers: it is asked anew. */
function useChanged() {
  const refresh = useRefresh();
  return () => refresh(all);
}

function useOops() {
  const state = useAppStateSource();
  return (failure: unknown) => showAlert(state, { title: 'Oops!', text: message(failure) });
}

type Id = Pick<Thing, 'kind' | 'id'>;

/** Puts a thing into exactly these lists; into one of them with a note. */
function useSync() {
  const call = useSignedInCall();
  return ({ kind, id }: Id, wishlist_ids: string[], noted?: { list: string; note: string }) =>
    call(kind === 'place' ? 'POST /api/user/wishlists/syncPOI' : 'POST /api/user/wishlists/syncLocation', {
      body: { wishlist_ids, place_id: id, ...(noted?.note ? { notes: { [noted.list]: noted.note } } : {}) },
    });
}

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
        await changed();
        putBack(list);
      } catch (failure) {
        oops(failure);
      }
    },
  };
}

export const useMyLists = () => useApi(all, {}, { background: true, live: true });

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

/** Notes something of a thing in a list: shown at once, with a way back. Answers what is wrong, as a form's errors. */
export function useNotes(list: string) {
  const call = useSignedInCall();
  const state = useAppStateSource();
  const oops = useOops();
  const { mutate } = useSWRConfig();
  const params = { id: list };
  const show = (thing: Thing, note: string) =>
    mutate<{ results: WishlistDetails }>(
      callKey(one, { params }),
      (now) => now && { results: withNote(now.results, thing, note) },
      { revalidate: false },
    );
  const put = async (thing: Thing, note: string, before: string) => {
    await show(thing, note);
    const body = { kind: thing.kind, place_id: thing.id, note };
    try {
      await call('PUT /api/user/wishlists/{id}/note', { params, body });
    } catch (error) {
      await show(thing, before);
      throw error;
    }
  };
  const told = (thing: Thing, note: string, before: string) => {
    const run = () => void put(thing, before, note).catch(oops);
    const text = note ? `Noted on ${thing.name}.` : `The note on ${thing.name} is gone.`;
    showToast(state, text, { button: 'Undo', run });
  };
  return (thing: Thing, note: string, before: string) =>
    wrongWith(put(thing, note, before).then(() => told(thing, note, before)));
}

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

/** Somebody's list by the token of its link. */
export const useSharedWishlist = (token: string) =>
  useApi('GET /api/wishlists/shared', { query: { token } }, { background: true });

/** Where it is best to be this month. */
export const useRecommended = () => useApi('GET /api/location/recommended', {}, { background: true });
