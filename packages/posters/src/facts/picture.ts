import { createHash } from 'node:crypto';
import { artVersion } from '../art-version.ts';
import type { PosterFacts } from '../types.ts';

/** Height to width of each shape. */
export const shapes = { card: 3 / 4, wide: 9 / 16, tall: 4 / 3, gallery: 800 / 1024, social: 630 / 1200 } as const;
export type Shape = keyof typeof shapes;
const usual: readonly number[] = [320, 480, 640, 960, 1280, 1600];
const own: Partial<Record<Shape, readonly number[]>> = { gallery: [240, 320, 512, 768, 1024], social: [1200] };
/** In which widths a shape is made. */
export const widthsOf = (shape: Shape): readonly number[] => own[shape] ?? usual;

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
