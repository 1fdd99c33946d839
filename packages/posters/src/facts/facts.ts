import type { Palette, PosterFacts } from '../types.ts';
import type { BestTime, Landscape, Motif } from '../vocabulary.ts';
import { lightAt } from './hour-light.ts';
import { stayMotif } from './stay-motif.ts';

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
