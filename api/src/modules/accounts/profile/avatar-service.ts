import { randomBytes } from 'node:crypto';
import pLimit from 'p-limit';
import type { ApiContext } from '../../../ports/context.ts';
import { invalid, TooFast } from '../../../http/http-error.ts';
import { users } from '../users/repository.ts';
import { avatarKey, avatarSizes } from '../../pictures/domain/avatar.ts';
import { pictureKind } from './domain/picture-kind.ts';

const refusals = {
  heic: 'Photos in HEIC cannot be shown in every browser. Save it as JPEG first: on an iPhone, Settings › Camera › Formats › Most Compatible.',
  unknown: 'This is no JPEG, PNG or WebP picture.',
  broken: 'We could not read this picture. Try another, or save it anew.',
};

/** Unpacking takes four bytes a pixel and more: one at a time in a process, and a few that wait. */
const oneAtATime = pLimit(1);
const mostWaiting = 8;
const waitSeconds = 10;

type Context = Pick<ApiContext, 'pool' | 'files' | 'log'>;

/** A picture that nobody is shown any more; when its files cannot be removed now, what was asked for is done all the same. */
export async function removeAvatar({ files, log }: Pick<Context, 'files' | 'log'>, avatar: string): Promise<void> {
  const removals = avatarSizes.map((size) => files.remove(avatarKey(avatar, size)));
  for (const outcome of await Promise.allSettled(removals))
    if (outcome.status === 'rejected')
      log.error({ err: outcome.reason as Error, avatar }, 'A picture was not removed.');
}

/** @throws HttpError 422 for what is no picture that we take, with the reason */
export async function setAvatar(
  context: Context & Pick<ApiContext, 'pictures'>,
  userId: string,
  picture: Buffer,
): Promise<void> {
  const { pool, files, pictures } = context;
  const kind = pictureKind(picture);
  if (kind === 'heic' || kind === 'unknown') throw invalid('avatar', refusals[kind]);
  if (oneAtATime.pendingCount >= mostWaiting) throw new TooFast(waitSeconds);
  const squares = await oneAtATime(() =>
    pictures.cutSquares(picture, avatarSizes).catch(() => {
      throw invalid('avatar', refusals.broken);
    }),
  );
  // A new name each time: what browsers and caches have kept of the old one is never shown for it.
  const avatar = randomBytes(16).toString('hex');
  await Promise.all(
    avatarSizes.map((size, nth) => files.put(avatarKey(avatar, size), squares[nth] as Buffer, 'image/webp')),
  );
  const before = await users.setAvatar(pool, userId, avatar);
  if (before) await removeAvatar(context, before);
}

export async function clearAvatar(context: Context, userId: string): Promise<void> {
  const before = await users.setAvatar(context.pool, userId, null);
  if (before) await removeAvatar(context, before);
}
