import { createHash } from 'node:crypto';
import { mix } from '../../art/colour.ts';
import type { Palette, PosterFacts } from '../../art/types.ts';
import type { BestTime, Landscape, Motif } from '../../catalogue/vocabulary.ts';
import { lightAt } from './domain/hour-light.ts';
import { stayMotif } from './domain/stay-motif.ts';
import { artVersion } from '../../art-version.ts';

export type ArtKind = 'destination' | 'place' | 'hotel' | 'tour' | 'post' | 'banner';

/** Height to width of each shape. */
export const shapes = { card: 3 / 4, wide: 9 / 16, tall: 4 / 3, social: 630 / 1200 } as const;
export type Shape = keyof typeof shapes;
export const widths = [320, 480, 640, 960, 1280, 1600] as const;

/** Columns that a poster is drawn from. */
export interface DrawnLocation {
  slug: string;
  motif: Motif;
  landscape: Landscape;
  palette: Palette;
  country_code: string;
}
export interface DrawnPlace extends DrawnLocation {
  best_time: BestTime;
  setting: PosterFacts['setting'];
}

/** A hotel or tour with its destination, whose inks and land it is drawn in. */
export interface DrawnStay {
  slug: string;
  kind: string;
  about: DrawnLocation;
}
export interface DrawnTour {
  slug: string;
  motif: Motif;
  /** Minutes after midnight; null of a supplier's. */
  starts_at: number | null;
  about: DrawnLocation;
}

export const factsOfLocation = ({ slug, motif, landscape, palette, country_code }: DrawnLocation): PosterFacts => ({
  slug,
  motif,
  landscape,
  palette,
  bestTime: 'any',
  setting: 'outdoor',
  country: country_code,
});

export const factsOfPlace = (place: DrawnPlace): PosterFacts => ({
  ...factsOfLocation(place),
  bestTime: place.best_time,
  setting: place.setting,
});

/** At the hour when lamps are lit: that is when one comes home. */
export const factsOfStay = (stay: DrawnStay): PosterFacts => ({
  ...factsOfLocation(stay.about),
  slug: stay.slug,
  motif: stayMotif(stay),
  bestTime: 'evening',
});

export const factsOfTour = ({ slug, motif, starts_at, about }: DrawnTour): PosterFacts => ({
  ...factsOfLocation(about),
  slug,
  motif,
  bestTime: starts_at === null ? 'any' : lightAt(starts_at),
});

/** The palette of posts about no destination. */
const house: Palette = {
  sky: '#2E3F66',
  light: '#F2B872',
  far: '#7683A1',
  near: '#4A5A52',
  ground: '#2B332E',
  accent: '#D9502E',
};

/** A post looks like the first destination it is about. */
export const factsOfPost = (post: { slug: string; motif: Motif; about: DrawnLocation | null }): PosterFacts => ({
  slug: post.slug,
  motif: post.motif,
  landscape: post.about?.landscape ?? 'hills',
  palette: post.about?.palette ?? house,
  bestTime: 'any',
  setting: 'outdoor',
  ...(post.about ? { country: post.about.country_code } : {}),
});

// A thing is mostly shown in several shapes, with the same facts: hashing is half of what presenting a list costs.
const hashes = new WeakMap<PosterFacts, string>();

/** Same picture, same hash; a change of facts or of the drawing code gives another. */
export function pictureHash(facts: PosterFacts): string {
  const known = hashes.get(facts);
  if (known) return known;
  const hash = createHash('sha256').update(artVersion).update(JSON.stringify(facts)).digest('hex').slice(0, 12);
  hashes.set(facts, hash);
  return hash;
}

/** Where a poster is served: other widths and shapes of the same hash differ in their numbers and words only. */
export const pictureUrl = (kind: ArtKind, facts: PosterFacts, shape: Shape, width: number): string =>
  `/art/${kind}/${facts.slug}/${shape}-${width}-${pictureHash(facts)}.${shape === 'social' ? 'jpg' : 'webp'}`;

/** A picture of the contract. */
export const pictureOf = (kind: ArtKind, facts: PosterFacts, shape: Shape, width: number) => ({
  url: pictureUrl(kind, facts, shape, width),
  tint: mix(facts.palette.sky, facts.palette.light, 0.5),
});
