import sharp from 'sharp';
import { encode, type PosterFormat } from './render.ts';

/** A photograph as it is kept: no larger than any picture is shown. */
export interface KeptPhotograph {
  webp: Buffer;
  width: number;
  height: number;
  /** Its mean colour, `#rrggbb`. */
  tint: string;
}

const longestSide = 1600;
/** More would be a bomb: a small file that unfolds into gigabytes. */
const mostPixels = 80_000_000;
/** By its bytes, whatever it calls itself; a drawing that could carry scripts is none of these. */
const formats = new Set(['jpeg', 'png', 'webp']);

/** A file that is no photograph; the message says why. */
export class NoPhotograph extends Error {}

/** Makes a photograph ready to be kept: turned upright, sized down, without what its camera wrote into it. */
export async function keepPhotograph(bytes: Buffer): Promise<KeptPhotograph> {
  const read = () => sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' });
  if (bytes.length === 0) throw new NoPhotograph('it is empty');
  const { format } = await read()
    .metadata()
    .catch((error: Error) => {
      throw new NoPhotograph(`it cannot be read (${error.message})`);
    });
  if (!formats.has(format)) throw new NoPhotograph(`its bytes are ${format}, no photograph`);
  try {
    const { data, info } = await read()
      .autoOrient()
      .flatten({ background: '#ffffff' })
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80, effort: 4 })
      .toBuffer({ resolveWithObject: true });
    const [red = 0, green = 0, blue = 0] = (await sharp(data).stats()).channels.map(({ mean }) => Math.round(mean));
    const tint = `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
    return { webp: data, width: info.width, height: info.height, tint };
  } catch (error) {
    throw new NoPhotograph(`it cannot be read (${(error as Error).message})`);
  }
}

/** A kept photograph in one size and format, its middle filling the whole of it. */
export const renderPhotograph = (
  kept: Buffer,
  { width, height, format }: { width: number; height: number; format: PosterFormat },
): Promise<Buffer> => encode(sharp(kept).resize({ width, height, fit: 'cover' }), format).toBuffer();
