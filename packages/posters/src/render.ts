import sharp, { type Sharp } from 'sharp';
import { composePoster } from './compose.ts';
import { drawPlaceholder } from './placeholder.ts';
import { seeded } from './seeded.ts';
import type { PosterFacts, PosterSize } from './types.ts';

// One thread a picture: pictures are drawn while people are being answered.
sharp.concurrency(1);

export type PosterFormat = 'webp' | 'avif' | 'png' | 'jpeg';

export interface RenderOptions extends PosterSize {
  format: PosterFormat;
  /** 1 … 100; each format has its own default. */
  quality?: number;
}

/** Strength of the grain, as the opacity of its darkest speck of 255: more would be seen better, and cost more than the picture. */
const grainStrength = 12;
const grains = new Map<number, Buffer>();

/** A tile of paper grain: soft specks around middle grey, made once for each size. */
function grainTile(side: number): Buffer {
  const known = grains.get(side);
  if (known) return known;
  const rng = seeded('tabi/grain');
  const tile = Buffer.alloc(side * side * 4);
  for (let i = 0; i < tile.length; i += 4) {
    const speck = (rng.next() + rng.next() + rng.next()) / 3;
    const bright = speck > 0.5;
    tile.fill(bright ? 255 : 0, i, i + 3);
    tile[i + 3] = Math.round(Math.abs(speck - 0.5) * 2 * grainStrength);
  }
  grains.set(side, tile);
  return tile;
}

/** Written as a file of that format. */
export function encode(image: Sharp, format: PosterFormat, quality?: number): Sharp {
  switch (format) {
    case 'webp':
      return image.webp({ quality: quality ?? 68, effort: 3 });
    case 'avif':
      // More effort takes a second a picture, and saves a twentieth.
      return image.avif({ quality: quality ?? 45, effort: 2 });
    case 'jpeg':
      return image.jpeg({ quality: quality ?? 80, mozjpeg: true });
    case 'png':
      return image.png({ compressionLevel: 8 });
  }
}

/** Renders the poster of a place to an image file, with the grain of paper on it. */
export async function renderPoster(facts: PosterFacts, options: RenderOptions): Promise<Buffer> {
  const svg = composePoster(facts, options);
  const side = Math.min(256, options.width, options.height);
  const paper = { input: grainTile(side), raw: { width: side, height: side, channels: 4 as const }, tile: true };
  const image = sharp(Buffer.from(svg), { density: 72 }).composite([paper]).removeAlpha();
  return encode(image, options.format, options.quality).toBuffer();
}

/** What stands in a picture's place until it has come: a `data:` URI of at most 300 bytes. */
export const renderPlaceholder = (facts: PosterFacts): Promise<string> => Promise.resolve(drawPlaceholder(facts));
