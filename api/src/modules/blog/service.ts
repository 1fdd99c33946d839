import { spacedWords } from '@tabi/catalogue';
import type { ApiContext } from '../../ports/context.ts';
import { folding } from '../catalogue/names/repository.ts';
import { placesAt } from '../catalogue/places/service.ts';
import { besidePost, findPost, findPosts, relatedTo, type PostFilter } from './domain/find-posts.ts';
import { mentionedPlaces } from './domain/mentioned-places.ts';
import { shownBy } from './domain/moments.ts';
import { posts } from './repository.ts';

type Context = Pick<ApiContext, 'mirror' | 'now' | 'showsWaitingPosts'>;

/** More than any story names; a list of cards ends somewhere. */
const mostPlaces = 20;
const mostRelated = 3;

/** All that fit, the likeliest first. */
export async function postsCalled(
  context: Context,
  { keyword, ...wanted }: PostFilter & { keyword?: string | undefined },
) {
  const [index, fold] = await Promise.all([context.mirror.of(posts), context.mirror.of(folding)]);
  return findPosts(index, shownBy(context), wanted, keyword ? fold(spacedWords(keyword)) : null);
}

/** With what stands around it; null for what is not out. */
export async function postWithAround(context: Context, idOrSlug: string) {
  const index = await context.mirror.of(posts);
  const moment = shownBy(context);
  const post = findPost(index, moment, idOrSlug);
  if (!post) return null;
  return {
    post,
    places: await placesAt(context, mentionedPlaces(post.html, mostPlaces)),
    related: relatedTo(index, moment, post, mostRelated),
    ...besidePost(index, moment, post),
  };
}
