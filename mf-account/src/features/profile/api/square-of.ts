import type { Area } from 'react-easy-crop';

/** Pixels of each side of what is sent: twice the largest that is shown. */
const side = 1_024;

const pictureAt = async (url: string): Promise<HTMLImageElement> => {
  const picture = new Image();
  picture.src = url;
  await picture.decode();
  return picture;
};

/** The picture upright, in pixels; null where this browser cannot show it, and so not cut it. */
export const sizeOf = (url: string): Promise<{ width: number; height: number } | null> =>
  pictureAt(url).then(
    ({ naturalWidth: width, naturalHeight: height }) => ({ width, height }),
    () => null,
  );

/**
 * The chosen square of a picture, upright, without what the camera wrote into it.
 * @param area in pixels of the picture
 * @returns WebP; PNG where the browser writes none
 */
export async function squareOf(url: string, { x, y, width, height }: Area): Promise<File> {
  const picture = await pictureAt(url);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = Math.min(side, Math.max(1, Math.round(width)));
  canvas.getContext('2d')?.drawImage(picture, x, y, width, height, 0, 0, canvas.width, canvas.height);
  const bytes = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', 0.92));
  if (!bytes) throw new Error('This picture cannot be cut here.');
  return new File([bytes], 'picture', { type: bytes.type });
}
