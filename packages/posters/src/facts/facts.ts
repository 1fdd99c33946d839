import type { Palette, PosterFacts } from '../types.ts';
import type { BestTime, Landscape, Motif } from '../vocabulary.ts';
import { seeded } from '../seeded.ts';
import { lightAt } from './hour-light.ts';
import { stayMotif } from './stay-motif.ts';
import { surroundingsOf } from './surroundings.ts';
import takes from './takes.json';

/** Columns that a poster is drawn from. */
export interface DrawnLocation {
  slug: string;
  motif: Motif;
  landscape: Landscape;
  palette: Palette;
  country_code: string;
}
export interface DrawnPlace extends DrawnLocation {
  kind: string;
  tags: readonly string[];
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

/** What a slug names; each has its own row of takes. */
export type Drawn = 'destination' | 'place' | 'hotel' | 'tour' | 'post';
export type Takes = Readonly<Partial<Record<Drawn, Readonly<Record<string, number>>>>>;

const takeOf = (drawn: Drawn, slug: string): { take?: number } => {
  const take = (takes as Takes)[drawn]?.[slug];
  return take ? { take } : {};
};

/** In one order, whoever kept it: a picture's address is a digest of its facts. */
const inked = ({ sky, light, far, near, ground, accent }: Palette): Palette => ({
  sky,
  light,
  far,
  near,
  ground,
  accent,
});

const inDestination = ({ slug, motif, landscape, palette, country_code }: DrawnLocation): PosterFacts => ({
  slug,
  motif,
  landscape,
  palette: inked(palette),
  bestTime: 'any',
  setting: 'outdoor',
  country: country_code,
});

export const factsOfLocation = (location: DrawnLocation): PosterFacts => ({
  ...inDestination(location),
  ...takeOf('destination', location.slug),
});

export const factsOfPlace = (place: DrawnPlace): PosterFacts => ({
  ...inDestination(place),
  bestTime: place.best_time,
  setting: place.setting,
  surroundings: surroundingsOf(place),
  ...takeOf('place', place.slug),
});

/** The hours in which one comes, stays or goes. */
const restful: readonly BestTime[] = ['morning', 'afternoon', 'sunset', 'evening', 'evening', 'night'];

export function factsOfStay(stay: DrawnStay, chosen = takeOf('hotel', stay.slug)): PosterFacts {
  const take = chosen.take ?? 0;
  return {
    ...inDestination(stay.about),
    ...chosen,
    slug: stay.slug,
    motif: stayMotif(stay, take),
    bestTime: seeded(`${stay.slug}/${take}/hour`).pick(restful),
  };
}

export const factsOfTour = ({ slug, motif, starts_at, about }: DrawnTour): PosterFacts => ({
  ...inDestination(about),
  ...takeOf('tour', slug),
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
  ...takeOf('post', post.slug),
  ...(post.about ? { country: post.about.country_code } : {}),
});
