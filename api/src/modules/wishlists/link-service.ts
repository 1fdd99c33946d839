import { randomBytes } from 'node:crypto';
import { links } from '@tabi/shared/links';
import type { ApiContext } from '../../ports/context.ts';
import { notFound } from '../../http/http-error.ts';
import { hashToken } from '../../http/tokens.ts';
import { hashOfLink, tokenOf } from './domain/link-token.ts';
import { wishlistLinks, type SharedRow } from './link-repository.ts';

type Context = Pick<ApiContext, 'pool' | 'secret' | 'address'>;

const linkOf = ({ secret, address }: Context, nonce: Buffer) =>
  `${address}${links.sharedWishlist()}?token=${tokenOf(secret, nonce)}`;

/** @returns null while there is none */
export async function shownLink(context: Context, userId: string, id: string): Promise<string | null> {
  const nonce = await wishlistLinks.nonce(context.pool, userId, id);
  return nonce && linkOf(context, nonce);
}

/** The list's link: the one there is, or a new one. */
export async function shareWishlist(context: Context, userId: string, id: string): Promise<string> {
  const nonce = randomBytes(16);
  await wishlistLinks.begin(context.pool, userId, id, { nonce, hash: hashOfLink(context.secret, nonce) });
  const link = await shownLink(context, userId, id);
  if (!link) throw notFound();
  return link;
}

/** Ending it twice is as good as once. */
export async function endLink({ pool }: Context, userId: string, id: string): Promise<void> {
  if (!(await wishlistLinks.end(pool, userId, id))) throw notFound();
}

/** @throws HttpError 404 alike for a token that is wrong and one of a link that has ended */
export async function openShared({ pool }: Pick<Context, 'pool'>, token: string): Promise<SharedRow> {
  const row = await wishlistLinks.byHash(pool, hashToken(token));
  if (!row) throw notFound();
  return row;
}
