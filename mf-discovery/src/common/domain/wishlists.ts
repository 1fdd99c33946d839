import type { Wishlist } from '@tabi/shared/contracts/wishlists';

/** What a wishlist can hold. */
export type Thing = { type: 'poi' | 'location'; id: number; name: string };

const field = ({ type }: Thing) => (type === 'poi' ? 'points_of_interest' : 'locations');

/** Pure: the lists that hold it. */
export const listsWith = (lists: readonly Wishlist[], thing: Thing): string[] =>
  lists.filter((list) => list[field(thing)].includes(thing.id)).map(({ id }) => id);

/** Pure: the same lists, with the thing in exactly those. */
export function withThingIn(lists: readonly Wishlist[], thing: Thing, ids: readonly string[]): Wishlist[] {
  const key = field(thing);
  return lists.map((list) => {
    const others = list[key].filter((id) => id !== thing.id);
    return { ...list, [key]: ids.includes(list.id) ? [thing.id, ...others] : others };
  });
}
