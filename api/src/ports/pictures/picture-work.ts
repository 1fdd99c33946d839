import sharp from 'sharp';
import { renderPhotograph, renderPoster } from '@tabi/posters/draw';

/** A picture that unpacks to more than this is an attack on our memory; what a phone keeps has up to 50 million. */
const mostPixels = 50_000_000;

/**
 * A picture that somebody sent, as squares of these sides, turned upright; sharp drops everything but the pixels, so no camera
 * or place stays in them.
 * @returns WebP, in the order of the sides
 * @throws for what cannot be read
 */
async function cutSquares(picture: Uint8Array, sides: readonly number[]): Promise<Buffer[]> {
  const largest = Math.max(...sides);
  const upright = await sharp(picture, { limitInputPixels: mostPixels, failOn: 'error', animated: false })
    .rotate()
    .resize(largest, largest, { fit: 'cover', position: 'attention' })
    .flatten({ background: '#FBF8F3' })
    .toColourspace('srgb')
    .png()
    .toBuffer();
  return Promise.all(sides.map((side) => sharp(upright).resize(side, side).webp({ quality: 82 }).toBuffer()));
}

/** All that is made of pixels while the site runs. */
export const pictureWork = { drawPoster: renderPoster, resizePhotograph: renderPhotograph, cutSquares };

export type PictureWork = typeof pictureWork;

/** One piece of it, as it goes to the process that does it. */
export interface PictureTask {
  id: number;
  work: keyof PictureWork;
  args: unknown[];
}

export type PictureResult = { id: number; result: unknown } | { id: number; problem: string };
