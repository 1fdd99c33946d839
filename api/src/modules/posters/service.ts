import type { ApiContext } from '../../ports/context.ts';
import { findPost } from '../blog/domain/find-posts.ts';
import { lastMoment } from '../blog/domain/moments.ts';
import { posts } from '../blog/repository.ts';
import { findHotel } from '../catalogue/hotels/service.ts';
import { findDestination } from '../catalogue/destinations/service.ts';
import { findPlace } from '../catalogue/places/service.ts';
import { findProduct } from '../catalogue/tours/service.ts';
import { bannerArt } from '../site/front/domain/banner-art.ts';
import { factsOfLocation, factsOfPlace, factsOfPost, factsOfStay, factsOfTour, type PosterFacts } from '@tabi/posters';
import { type ArtKind } from '../pictures/picture-presenter.ts';

type Context = Pick<ApiContext, 'mirror'>;

/** What a poster is of: its facts, and the words for the picture that link previews show. */
export interface Subject {
  facts: PosterFacts;
  title: string;
}

/** The subject of `/art/<kind>/<slug>/…`; null when there is none. */
export async function findSubject(context: Context, kind: ArtKind, slug: string): Promise<Subject | null> {
  if (kind === 'destination') {
    const row = await findDestination(context, slug);
    return row && { facts: factsOfLocation(row), title: row.name };
  }
  if (kind === 'place') {
    const row = await findPlace(context, slug);
    return row && { facts: factsOfPlace(row), title: row.name };
  }
  if (kind === 'hotel') {
    const row = await findHotel(context, slug);
    return row && { facts: factsOfStay(row), title: row.name };
  }
  if (kind === 'tour') {
    const row = await findProduct(context, slug);
    return row && { facts: factsOfTour(row), title: row.title };
  }
  if (kind === 'banner') {
    const facts = bannerArt(slug);
    return facts ? { facts, title: 'Tabi' } : null;
  }
  const row = findPost(await context.mirror.of(posts), lastMoment, slug);
  return row && { facts: factsOfPost(row), title: row.title };
}
