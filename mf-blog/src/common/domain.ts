import type { Post } from '@tabi/shared/contracts/blog';

/** Pure: the first `count` posts that are not shown already. */
export function withoutShown(posts: readonly Post[], shown: readonly Post[], count: number): Post[] {
  const ids = new Set(shown.map(({ id }) => id));
  return posts.filter(({ id }) => !ids.has(id)).slice(0, count);
}
