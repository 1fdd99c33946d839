/** Pure: texts as the database sorts them, by their letters' numbers. */
export const byLetters = (one: string, other: string): number => {
  if (one === other) return 0;
  return one < other ? -1 : 1;
};

/** Pure: small numbers first, what has none last. */
export const nullsLast = (one: number | null, other: number | null): number => {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return one - other;
};
