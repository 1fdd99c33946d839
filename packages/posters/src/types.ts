import type { BestTime, Landscape, Motif } from './vocabulary.ts';
import type { Seeded } from './seeded.ts';

/** The six inks of a destination, `#RRGGBB`. */
export interface Palette {
  sky: string;
  light: string;
  far: string;
  near: string;
  ground: string;
  accent: string;
}

/** All that a poster is drawn from. Same facts, same poster. */
export interface PosterFacts {
  slug: string;
  motif: Motif;
  landscape: Landscape;
  palette: Palette;
  bestTime: BestTime;
  setting: 'indoor' | 'outdoor' | 'both';
  /** ISO 3166-1 alpha-2: which way of building the houses, roofs and plants follow. Guessed from the land when left out. */
  country?: string;
  /** What lies about it; by the land when left out. */
  surroundings?: Surroundings;
  /** Which of the drawings of these facts is shown, so that no neighbour in a list looks the same: `facts/takes.json`. */
  take?: number;
  /** Another drawing of the same facts. */
  seed?: number;
  /** In this light, whatever the thing is best in. */
  light?: Light;
  /** The same thing seen from another side; 1 is the second picture. */
  view?: number;
  /** From close by. */
  close?: true;
}

export interface PosterSize {
  width: number;
  height: number;
  /** Set lower left in the display serif. */
  title?: string;
}

export type Light = 'dawn' | 'mist' | 'morning' | 'noon' | 'afternoon' | 'sunset' | 'dusk' | 'night';

/** The way of building and planting of a part of Asia. */
export type Style =
  'japan' | 'china' | 'korea' | 'thai' | 'malay' | 'india' | 'himalaya' | 'persia' | 'caucasus' | 'levant' | 'arabia';

/** How an object is set into the picture; and how a scene is looked at: whole, or gone closer to one side of it. */
export type Composition =
  'centred' | 'thirds' | 'framed' | 'reflected' | 'above' | 'whole' | 'near-left' | 'near-right';

/** A place stands by water, among trees, between houses, or by itself. */
export type Surroundings = 'water' | 'wood' | 'town' | 'open';

/** A finished piece of SVG. */
export type Drawing = string;
export type Point = readonly [x: number, y: number];
/** The lit, middle and shaded tone of one material. */
export type Trio = readonly [lit: string, mid: string, shade: string];

/** The inks of one poster: a destination's palette seen in one light. */
export interface Tones {
  skyTop: string;
  skyMid: string;
  skyLow: string;
  disc: string;
  halo: string;
  cloud: string;
  mist: string;
  /** Atmospheric perspective: 0 at the horizon … 1 close by. */
  layer: (depth: number) => string;
  ground: Trio;
  leaf: Trio;
  /** Blossom, or the lighter green where nothing blooms. */
  bloom: Trio;
  wall: Trio;
  stone: Trio;
  roof: Trio;
  wood: Trio;
  accent: Trio;
  /** The vermilion of shrines and lacquer, whatever the accent. */
  red: Trio;
  /** Fired clay and red sandstone. */
  brick: Trio;
  gold: Trio;
  water: Trio;
  sand: Trio;
  rock: Trio;
  snow: Trio;
  /** Darkest ink. */
  ink: string;
  paper: string;
  /** Lamps and lit windows. */
  glow: string;
  /** Whether lamps are lit. */
  lamps: boolean;
}

/**
 * Where a poster is drawn. World units: the shorter way of a wide poster is 1000 high, of a tall one 1000 wide;
 * `left`…`right` is the part that every crop keeps.
 */
export interface Stage {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly centre: number;
  readonly horizon: number;
  readonly facts: PosterFacts;
  readonly light: Light;
  readonly style: Style;
  readonly tones: Tones;
  /** What changes from view to view: where one stands, clouds, who passes by. */
  readonly rng: Seeded;
  /** What the thing itself is drawn by: the same in every view of it. */
  readonly thing: Seeded;
  readonly composition: Composition;
  readonly surroundings: Surroundings;
  /** Which of a motif's drawings were chosen. */
  readonly choices: string[];
  /** The sun or moon. */
  readonly disc: { x: number; y: number; r: number };
  /** Registers a vertical gradient between two heights and returns its paint. */
  readonly fade: (y0: number, y1: number, ...stops: string[]) => string;
  /** Registers a radial gradient, its stops being [offset, colour, opacity]. */
  readonly glow: (x: number, y: number, r: number, stops: [number, string, number][]) => string;
  /** Registers a clip path and returns the attribute that uses it. */
  readonly clip: (d: string) => string;
}

/** What stands on the ground: drawn around (0, 0), y up is negative, lit from the left. */
export interface Piece {
  art: Drawing;
  width: number;
  height: number;
}

export type MotifArt =
  | {
      as: 'object';
      draw: (stage: Stage) => Piece;
      /** What lies around its foot. */
      base: 'grass' | 'plaza' | 'water' | 'sand' | 'rock';
      compositions: readonly Composition[];
    }
  | {
      as: 'scene';
      draw: (stage: Stage) => Drawing;
      /** Height of the horizon as a share of the poster. */
      horizon: number;
      /** False where no sky with a sun is seen. */
      sky: boolean;
      /** Nothing hangs into the picture from in front. */
      bare?: boolean;
    };
