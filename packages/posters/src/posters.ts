/** The door of the artist: what a picture shows, and where it is. Pictures themselves are drawn behind `draw.ts`. */
export { artVersion, readArtVersion } from './art-version.ts';
export { mix } from './colour.ts';
export {
  factsOfLocation,
  factsOfPlace,
  factsOfPost,
  factsOfStay,
  factsOfTour,
  type DrawnLocation,
  type DrawnPlace,
  type DrawnStay,
  type DrawnTour,
  type Drawn,
  type Takes,
} from './facts/facts.ts';
export { pictureHash, shapes, widthsOf, type Shape } from './facts/picture.ts';
export { viewsOf, type View } from './facts/views.ts';
export { figureOf, lookOf, sameInks, type Look } from './look.ts';
export type { Palette, PosterFacts } from './types.ts';
export { bestTimes, landscapes, motifs, type BestTime, type Landscape, type Motif } from './vocabulary.ts';
