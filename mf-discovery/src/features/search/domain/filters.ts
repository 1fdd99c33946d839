/** What each list can be narrowed by, as its address and its call name it. */
export const filterNames = {
  hotels: ['kind', 'stars', 'price_band'],
  products: ['mode', 'tags', 'price'],
} as const;
export type Filtered = keyof typeof filterNames;

/** Pure: what an address narrows a list to, ready for its call; only what is there. */
export function chosenIn(search: URLSearchParams, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = search.get(name);
      return value ? [[name, value]] : [];
    }),
  );
}

/** Pure: whether an address has chosen an option. */
export const isChosen = (search: URLSearchParams, name: string, value: string): boolean =>
  (search.get(name) ?? '').split(',').includes(value);

/** Pure: the query of the address with an option chosen, or given up where it was; the rest of it stays. */
export function searchOfChoice(search: URLSearchParams, name: string, value: string, several: boolean): string {
  const before = (search.get(name) ?? '').split(',').filter(Boolean);
  const others = before.filter((one) => one !== value);
  const after = before.includes(value) ? others : [...(several ? others : []), value];
  const next = new URLSearchParams(search);
  if (after.length > 0) next.set(name, after.join(','));
  else next.delete(name);
  return next.size > 0 ? `?${next.toString()}` : '';
}
