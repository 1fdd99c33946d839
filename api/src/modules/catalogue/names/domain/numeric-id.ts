/** Pure: ids are positive 32-bit numbers; anything else in a path is a slug. */
export const numericId = (idOrSlug: string): number | null =>
  /^[1-9]\d{0,8}$/.test(idOrSlug) ? Number(idOrSlug) : null;
