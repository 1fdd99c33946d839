import type { Post } from '@tabi/shared/contracts/blog';

/** Pure: what the blog shows where. */

export type View =
  | { kind: 'home' }
  | { kind: 'post'; id: string }
  | { kind: 'category'; id: string }
  | { kind: 'location'; id: string }
  /** No page of the blog. */
  | { kind: 'nothing'; rest: string };

const views = { post: 'post', category: 'category', location: 'location' } as const;
/** The longest id that the API knows. */
const longestId = 160;

/** Which page the rest of the address after `/blog/` names. */
export function viewOf(rest = ''): View {
  const [kind = '', id, ...more] = rest.split('/').filter(Boolean);
  if (!kind) return { kind: 'home' };
  const known = Object.hasOwn(views, kind) ? views[kind as keyof typeof views] : undefined;
  if (!known || !id || more.length > 0 || id.length > longestId) return { kind: 'nothing', rest };
  return { kind: known, id };
}

/** A search needs more than three characters. */
export const isSearchable = (words: string): boolean => words.trim().length > 3;

/** The first `count` posts that are not shown already. */
export function withoutShown(posts: readonly Post[], shown: readonly Post[], count: number): Post[] {
  const ids = new Set(shown.map(({ id }) => id));
  return posts.filter(({ id }) => !ids.has(id)).slice(0, count);
}

const shared = (a: readonly { id: number }[], b: readonly { id: number }[]) =>
  a.filter(({ id }) => b.some((other) => other.id === id)).length;

/** Other posts, those about the same destinations first, then those of the same categories, then as they come. */
export function relatedTo(post: Post, posts: readonly Post[], count: number): Post[] {
  const nearness = (other: Post) =>
    shared(post.locations, other.locations) * 10 + shared(post.categories, other.categories);
  return withoutShown(posts, [post], posts.length)
    .sort((a, b) => nearness(b) - nearness(a))
    .slice(0, count);
}
