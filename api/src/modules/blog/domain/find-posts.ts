import type { Category } from '@tabi/shared/contracts/blog';
import { byLetters } from '../../catalogue/names/domain/in-order.ts';
import { isCalled } from '../../catalogue/names/domain/is-called.ts';
import { rankOfWords } from '../../catalogue/names/domain/likeness.ts';
import { meantBy } from '../../catalogue/names/domain/slug-index.ts';
import { trigramsOf, wordSimilarity } from '../../catalogue/names/domain/trigrams.ts';
import type { StoredPost } from '../post-row.ts';
import type { PostIndex } from './post-index.ts';

export interface PostFilter {
  filter: 'top' | 'latest' | 'featured';
  category?: string | undefined;
  location?: string | undefined;
}

/** A title spelt at least so much alike. */
const alikeEnough = 0.6;

const isOutBy = (now: Date) => (post: StoredPost) => post.publish_at === null || post.publish_at <= now;

/** Pure: those that are out by `now`, the newest first. */
export const postsOut = (index: PostIndex, now: Date): StoredPost[] => index.rows.filter(isOutBy(now));

/** What a title begins with, then a word of a title, then any part of one; the same in the text; then titles spelt alike. */
function rankIn(index: PostIndex, words: string): (post: StoredPost) => number | null {
  const letters = words.trimStart();
  const wanted = new Set(trigramsOf(letters));
  return (post) => {
    const title = index.titles.get(post);
    if (letters === '' || !title) return null;
    const rank = rankOfWords(title.words, words);
    if (rank !== null) return rank;
    if (post.search.includes(words)) return 4;
    if (post.search.includes(letters)) return 5;
    return wordSimilarity(wanted, title.trigrams) > alikeEnough ? 6 : null;
  };
}

/**
 * Pure: all posts that fit, the likeliest first, then the newest; for `top` the featured ones before the others.
 * @param words what is searched for, folded and spaced; null for all
 */
export function findPosts(index: PostIndex, now: Date, wanted: PostFilter, words: string | null): StoredPost[] {
  const { filter, category, location } = wanted;
  const ofCategory = category === undefined ? null : isCalled(category);
  const ofLocation = location === undefined ? null : isCalled(location);
  const rankOf = words === null ? () => 0 : rankIn(index, words);
  return postsOut(index, now)
    .filter(
      (post) =>
        (filter !== 'featured' || post.featured) &&
        (!ofCategory || post.categories.some(ofCategory)) &&
        (!ofLocation || post.locations.some(ofLocation)),
    )
    .flatMap((post) => {
      const rank = rankOf(post);
      return rank === null ? [] : [{ post, rank, later: Number(filter === 'top' && !post.featured) }];
    })
    .sort((one, other) => one.rank - other.rank || one.later - other.later)
    .map(({ post }) => post);
}

/** Pure: by its slug, its id or a slug of before; null for what is not out. */
export function findPost(index: PostIndex, now: Date, idOrSlug: string): StoredPost | null {
  const post = meantBy(index, idOrSlug);
  return post && isOutBy(now)(post) ? post : null;
}

const shared = (one: readonly { id: number }[], other: readonly { id: number }[]): number =>
  one.filter(({ id }) => other.some((each) => each.id === id)).length;

/** Pure: those about the same destinations first, then those of the same categories, then the newest. */
export const relatedTo = (index: PostIndex, now: Date, post: StoredPost, limit: number): StoredPost[] =>
  postsOut(index, now)
    .filter(({ id }) => id !== post.id)
    .map((other) => ({
      other,
      close: shared(post.locations, other.locations) * 10 + shared(post.categories, other.categories),
    }))
    .sort((one, next) => next.close - one.close)
    .slice(0, limit)
    .map(({ other }) => other);

/** Pure: the one that came out before it, and the one after it. */
export function besidePost(index: PostIndex, now: Date, post: StoredPost) {
  const out = postsOut(index, now);
  const at = out.indexOf(post);
  return { previous: out[at + 1] ?? null, next: out[at - 1] ?? null };
}

/** Pure: those of posts that are out, with the newest first. @param idOrSlug this one alone */
export function categoriesOut(index: PostIndex, now: Date, idOrSlug: string | undefined): Category[] {
  const newest = new Map<number, { category: Category; posted: string }>();
  for (const { categories, posted_on } of postsOut(index, now))
    for (const category of categories)
      if (!newest.has(category.id)) newest.set(category.id, { category, posted: posted_on });
  return [...newest.values()]
    .filter(({ category }) => idOrSlug === undefined || isCalled(idOrSlug)(category))
    .sort((one, other) => byLetters(other.posted, one.posted) || byLetters(one.category.name, other.category.name))
    .map(({ category }) => category);
}
