import type { PostFile } from '../read/post-file.ts';
import { slugOf } from '../read/words.ts';

type Linked = Pick<PostFile, 'slug' | 'draft' | 'publish' | 'categories'>;

/** Whether a reader of `post` finds `other`: a draft's only reader is its writer, who finds all of them. */
const isOutFor = (post: Linked, other: Linked, now: Date): boolean => {
  if (post.draft || other === post) return true;
  const readAt = Math.max(now.getTime(), post.publish?.getTime() ?? 0);
  return !other.draft && (other.publish?.getTime() ?? 0) <= readAt;
};

/** The pages of posts and of their categories that are there when `post` is read. */
export function postPages<P extends Linked>(post: P, posts: readonly P[], now: Date): Map<string, P | null> {
  const out = posts.filter((other) => isOutFor(post, other, now));
  return new Map<string, P | null>([
    ...out.flatMap(({ categories }) => categories.map((name) => [`/blog/category/${slugOf(name)}`, null] as const)),
    ...out.map((other) => [`/blog/post/${other.slug}`, other] as const),
  ]);
}
