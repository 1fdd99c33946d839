import { shapes, widthsOf, type Shape } from '@tabi/posters';
import { type ArtKind } from '../../pictures/picture-presenter.ts';

export interface ArtFile {
  shape: Shape;
  width: number;
  height: number;
  hash: string;
  format: 'webp' | 'avif' | 'jpeg';
}

const pattern = /^(card|wide|tall|gallery)-(\d{3,4})-([0-9a-f]{12})\.webp$|^social-1200-([0-9a-f]{12})\.jpg$/;

/** Reads `<shape>-<width>-<hash>.webp`; null for what we do not draw. */
export function readArtFile(name: string): ArtFile | null {
  const match = pattern.exec(name);
  if (!match) return null;
  if (match[4]) return { shape: 'social', width: 1200, height: 630, hash: match[4], format: 'jpeg' };
  const shape = match[1] as Shape;
  const width = Number(match[2]);
  if (!widthsOf(shape).includes(width)) return null;
  return { shape, width, height: Math.round(width * shapes[shape]), hash: match[3] ?? '', format: 'webp' };
}

/** The same picture in the smallest format that its reader takes. @param accept the request's header */
export const inBestFormat = (file: ArtFile, accept = ''): ArtFile =>
  file.format === 'webp' && /\bimage\/avif\b/.test(accept) ? { ...file, format: 'avif' } : file;

/** Under which name a picture is kept. */
export const keptName = (kind: ArtKind | 'photo', slug: string, { shape, width, hash, format }: ArtFile): string =>
  `${hash.slice(0, 2)}/${kind}-${slug}-${shape}-${width}-${hash}.${format === 'jpeg' ? 'jpg' : 'webp'}${format === 'avif' ? '.avif' : ''}`;

export const isArtKind = (text: string): text is ArtKind =>
  (['destination', 'place', 'hotel', 'tour', 'post', 'banner'] satisfies ArtKind[] as string[]).includes(text);
