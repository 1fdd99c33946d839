import { mostWishlists } from '@tabi/shared/contracts/wishlists';
import { later } from '@tabi/shared/format';
import type { ApiContext } from '../../ports/context.ts';
import { notFound } from '../../http/http-error.ts';
import { deletedWishlists } from './deletion-repository.ts';
import { wishlists } from './repository.ts';
import { whyNone, wishlistOf } from './service.ts';
import type { WishlistRow } from './wishlist-row.ts';

type Context = Pick<ApiContext, 'mirror' | 'pool' | 'now'>;

/** How long a deleted list can be brought back; then it is swept away. */
const restoreDays = 30;

/** @throws HttpError 404 for somebody else's list, and for one that is deleted already */
export async function deleteWishlist({ pool, now }: Context, userId: string, id: string): Promise<void> {
  if (!(await deletedWishlists.remove(pool, userId, id, now()))) throw notFound();
}

/** The same list, with all that was in it and the link that it had. Restoring it twice is as good as once. */
export async function restoreWishlist(context: Context, userId: string, id: string): Promise<WishlistRow> {
  const { pool, now } = context;
  const standing = await wishlists.find(pool, userId, id);
  if (standing) return standing;
  const title = await deletedWishlists.titleOf(pool, userId, id, later(now(), { days: -restoreDays }));
  if (title === null) throw notFound();
  if (!(await deletedWishlists.restore(pool, userId, id, mostWishlists))) throw await whyNone(context, userId, title);
  return wishlistOf(context, userId, id);
}
