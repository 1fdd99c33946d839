import { toLab } from './colour.ts';
import { motifArt } from './motifs/motif-art.ts';
import { setStage } from './stage.ts';
import type { Composition, Light, Palette, PosterFacts } from './types.ts';

/** What one sees at a glance: two pictures with the same look are alike, however many leaves fell otherwise. */
export interface Look {
  motif: string;
  /** Which of the motif's drawings. */
  drawing: string;
  composition: Composition;
  light: Light;
  palette: Palette;
}

/** The look of a picture; its motif is drawn when one asks which drawing it is. */
export function lookOf(facts: PosterFacts): Look {
  const art = motifArt(facts);
  const { stage } = setStage(facts, { width: 640, height: 480 }, art);
  let drawing: string | undefined;
  return {
    motif: facts.motif,
    get drawing() {
      if (drawing === undefined) {
        art.draw(stage);
        drawing = stage.choices.join(' ');
      }
      return drawing;
    },
    composition: stage.composition,
    light: stage.light,
    palette: facts.palette,
  };
}

/** All of a look but its inks. */
export const figureOf = ({ motif, drawing, composition, light }: Look): string =>
  [motif, drawing, composition, light].join(' / ');

/** Mean distance of two destinations' inks in OKLab, at which one sees at once that they differ. */
const apart = 0.05;

export function sameInks(one: Palette, other: Palette): boolean {
  const inks = Object.keys(one) as (keyof Palette)[];
  const distance = (ink: keyof Palette) => {
    const [a, b] = [toLab(one[ink]), toLab(other[ink])];
    return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
  };
  return inks.reduce((sum, ink) => sum + distance(ink), 0) / inks.length < apart;
}
