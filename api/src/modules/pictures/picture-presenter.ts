import { mix, pictureHash, viewsOf, type PosterFacts, type Shape } from '@tabi/posters';

export type ArtKind = 'destination' | 'place' | 'hotel' | 'tour' | 'post' | 'banner';

/** Where a poster is served: other widths and shapes of the same hash differ in their numbers and words only. */
export const pictureUrl = (kind: ArtKind, facts: PosterFacts, shape: Shape, width: number): string =>
  `/art/${kind}/${facts.slug}/${shape}-${width}-${pictureHash(facts)}.${shape === 'social' ? 'jpg' : 'webp'}`;

/** A picture of the contract. */
export const pictureOf = (kind: ArtKind, facts: PosterFacts, shape: Shape, width: number) => ({
  url: pictureUrl(kind, facts, shape, width),
  tint: mix(facts.palette.sky, facts.palette.light, 0.5),
});

/** All pictures of a thing, 1024 by 800. */
export const galleryOf = (kind: ArtKind, facts: PosterFacts) =>
  viewsOf(facts).map((view) => ({ ...pictureOf(kind, view.facts, 'gallery', 1024), words: view.words }));
