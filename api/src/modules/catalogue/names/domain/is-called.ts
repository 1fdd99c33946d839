import { numericId } from './numeric-id.ts';

/** Pure: whether a thing is meant by a slug, or by an id in its place. */
export function isCalled(idOrSlug: string): (one: { id: number; slug: string }) => boolean {
  const id = numericId(idOrSlug);
  return (one) => one.slug === idOrSlug || one.id === id;
}
