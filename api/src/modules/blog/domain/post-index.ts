import { soughtIn, type Sought } from '../../catalogue/names/domain/likeness.ts';
import type { StoredPost } from '../post-row.ts';

/** All posts, the newest first, those that wait to come out among them. */
export interface PostIndex {
  rows: readonly StoredPost[];
  bySlug: ReadonlyMap<string, StoredPost>;
  byId: ReadonlyMap<number, StoredPost>;
  /** By slugs of before. */
  byFormer: ReadonlyMap<string, StoredPost>;
  titles: ReadonlyMap<StoredPost, Sought>;
}

/** @param rows the newest first */
export const indexPosts = (rows: readonly StoredPost[]): PostIndex => ({
  rows,
  bySlug: new Map(rows.map((row) => [row.slug, row])),
  byId: new Map(rows.map((row) => [row.id, row])),
  byFormer: new Map(rows.flatMap((row) => row.was.map((slug) => [slug, row] as const))),
  titles: new Map(rows.map((row) => [row, soughtIn(row.folded)])),
});
