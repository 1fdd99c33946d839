import { soughtIn, type Sought } from '../../catalogue/names/domain/likeness.ts';
import { indexSlugs, type SlugIndex } from '../../catalogue/names/domain/slug-index.ts';
import type { StoredPost } from '../post-row.ts';

/** All posts, the newest first, those that wait to come out among them. */
export interface PostIndex extends SlugIndex<StoredPost> {
  rows: readonly StoredPost[];
  titles: ReadonlyMap<StoredPost, Sought>;
}

/** @param rows the newest first */
export const indexPosts = (rows: readonly StoredPost[]): PostIndex => ({
  rows,
  ...indexSlugs(rows),
  titles: new Map(rows.map((row) => [row, soughtIn(row.folded)])),
});
