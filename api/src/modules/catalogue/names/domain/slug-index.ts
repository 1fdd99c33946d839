import { numericId } from './numeric-id.ts';

/** Things by what they are asked for by. */
export interface SlugIndex<T> {
  byId: ReadonlyMap<number, T>;
  /** By those that it had before, too. */
  bySlug: ReadonlyMap<string, T>;
}

/** Pure. A slug of before gives way to whatever has it now. */
export const indexSlugs = <T extends { id: number; slug: string; was: readonly string[] }>(
  rows: readonly T[],
): SlugIndex<T> => ({
  byId: new Map(rows.map((row) => [row.id, row])),
  bySlug: new Map([
    ...rows.flatMap((row) => row.was.map((slug) => [slug, row] as const)),
    ...rows.map((row) => [row.slug, row] as const),
  ]),
});

/** Pure: by its slug, one of before, or its id. */
export const meantBy = <T>({ byId, bySlug }: SlugIndex<T>, idOrSlug: string): T | undefined =>
  bySlug.get(idOrSlug.toLowerCase()) ?? byId.get(numericId(idOrSlug) ?? 0);
