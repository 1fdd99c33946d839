import { useSignedInCall } from '@tabi/shared/data';
import { useRef } from 'react';
import { listsHolding, type Kept, type Thing } from '../domain.ts';
import { all, one, useChanged, useSync } from './calls.ts';

/**
 * Takes a thing out of one list and puts it into another, with its note, and on the cover where it was; either may be none.
 * A cover that was chosen meanwhile stays.
 */
export function useCarry() {
  const call = useSignedInCall();
  const sync = useSync();
  const changed = useChanged();
  const cover = async ({ kind, id }: Thing, list: string) => {
    const params = { id: list };
    const { results } = await call(one, { params });
    if (results.cover) return;
    await call('PUT /api/user/wishlists/{id}/cover', { params, body: { cover: { kind, place_id: id } } });
  };
  const carry = async (thing: Thing, from: string | null, to: string | null, kept: Kept) => {
    const holding = listsHolding((await call(all)).results, thing);
    const others = holding.filter((list) => list !== from && list !== to);
    const noted = to !== null && !holding.includes(to) ? { list: to, note: kept.note } : undefined;
    await sync(thing, to === null ? others : [...others, to], noted);
    if (to !== null && kept.cover) await cover(thing, to);
    await changed();
  };
  // One after the other: each looks first at which lists hold the thing, and an Undo may be pressed while it is still going.
  const going = useRef<Promise<unknown>>(Promise.resolve());
  return (thing: Thing, from: string | null, to: string | null, kept: Kept = { note: '', cover: false }) => {
    const carried = going.current.then(() => carry(thing, from, to, kept));
    going.current = carried.catch(() => undefined);
    return carried;
  };
}
