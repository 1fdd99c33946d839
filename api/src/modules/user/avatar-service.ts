import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import type { ApiContext } from '../../context.ts';
import type { FileStore } from '../../files/file-store.ts';
import { invalid } from '../../http/http-error.ts';
import { users } from '../auth/repository.ts';
import { avatarKey, avatarSizes } from './domain/avatar.ts';
import { pictureKind } from './domain/picture-kind.ts';

const refusals = {
  heic: 'Photos in HEIC cannot be shown in every browser. Save it as JPEG first: on an iPhone, Settings › Camera › Formats › Most Compatible.',
  unknown: 'This is no JPEG, PNG or WebP picture.',
  broken: 'We could not read this picture. Try another, or save it anew.',
};

/** A picture that unpacks to more than this is an attack on our memory; a phone's has about 50 million. */
const mostPixels = 80_000_000;

/** Squares of all sizes, turned upright; sharp drops everything but the pixels, so no camera or place stays in them. */
async function squaresOf(picture: Buffer): Promise<Map<number, Buffer>> {
  const upright = await sharp(picture, { limitInputPixels: mostPixels, failOn: 'error', animated: false })
    .rotate()
    .resize(Math.max(...avatarSizes), Math.max(...avatarSizes), { fit: 'cover', position: 'attention' })
    .flatten({ background: '#FBF8F3' })
    .toColourspace('srgb')
    .png()
    .toBuffer();
  const squares = avatarSizes.map(async (size) => {
    const bytes = await sharp(upright).resize(size, size).webp({ quality: 82 }).toBuffer();
    return [size, bytes] as const;
  });
  return new Map(await Promise.all(squares));
}

export async function removeAvatar(files: FileStore, avatar: string): Promise<void> {
  await Promise.all(avatarSizes.map((size) => files.remove(avatarKey(avatar, size))));
}

/** @throws HttpError 422 for what is no picture that we take, with the reason */
export async function setAvatar(
  { pool, files }: Pick<ApiContext, 'pool' | 'files'>,
  userId: string,
  picture: Buffer,
): Promise<void> {
  const kind = pictureKind(picture);
  if (kind === 'heic' || kind === 'unknown') throw invalid('avatar', refusals[kind]);
  const squares = await squaresOf(picture).catch(() => {
    throw invalid('avatar', refusals.broken);
  });
  // A new name each time: what browsers and caches have kept of the old one is never shown for it.
  const avatar = randomBytes(16).toString('hex');
  await Promise.all(
    avatarSizes.map((size) => files.put(avatarKey(avatar, size), squares.get(size) as Buffer, 'image/webp')),
  );
  const before = await users.setAvatar(pool, userId, avatar);
  if (before) await removeAvatar(files, before);
}

export async function clearAvatar({ pool, files }: Pick<ApiContext, 'pool' | 'files'>, userId: string): Promise<void> {
  const before = await users.setAvatar(pool, userId, null);
  if (before) await removeAvatar(files, before);
}
