import type { Post } from '@tabi/shared/contracts/blog';
import { withoutShown } from '../../../common/domain.ts';

const inCommon = (a: readonly { id: number }[], b: readonly { id: number }[]) =>
  a.filter(({ id }) => b.some((other) => other.id === id)).length;

/** Other posts, those about the same destinations first, then those of the same categories, then as they come. */
export function relatedTo(post: Post, posts: readonly Post[], count: number): Post[] {
  const nearness = (other: Post) =>
    inCommon(post.locations, other.locations) * 10 + inCommon(post.categories, other.categories);
  return withoutShown(posts, [post], posts.length)
    .sort((a, b) => nearness(b) - nearness(a))
    .slice(0, count);
}
