import { mostWishlists } from '@tabi/shared/contracts/wishlists';
import type { ApiContext } from '../../ports/context.ts';
import { inTransaction } from '@tabi/postgres';
import { invalid, notFound, type HttpError } from '../../http/http-error.ts';
import { findDestination } from '../catalogue/destinations/service.ts';
import { findPlace } from '../catalogue/places/service.ts';
import { wishlists } from './repository.ts';
import type { WishlistRow } from './wishlist-row.ts';

type Context = Pick<ApiContext, 'mirror' | 'pool' | 'now'>;

const notInList = () => invalid('place_id', 'It is not in this list any more.');
const nameTaken = () => invalid('title', 'You have a list of this name already.', 'name-taken');

/** Somebody else's looks missing. */
export async function wishlistOf({ pool }: Context, userId: string, id: string): Promise<WishlistRow> {
  const row = await wishlists.find(pool, userId, id);
  if (!row) throw notFound();
  return row;
}

/** Why there is no further list of this name. */
export async function whyNone({ pool }: Context, userId: string, title: string): Promise<HttpError> {
  if (await wishlists.hasTitle(pool, userId, title)) return nameTaken();
  return invalid('title', `You have ${mostWishlists} lists. Delete one that you do not need any more.`, 'too-many');
}

export async function beginWishlist(context: Context, userId: string, title: string): Promise<WishlistRow> {
  const { pool, now } = context;
  const id = await wishlists.insert(pool, userId, title, mostWishlists, now());
  if (id) return wishlistOf(context, userId, id);
  throw await whyNone(context, userId, title);
}

export async function renameWishlist(
  context: Context,
  userId: string,
  id: string,
  title: string,
): Promise<WishlistRow> {
  await wishlistOf(context, userId, id);
  if (!(await wishlists.rename(context.pool, userId, id, title))) throw nameTaken();
  return wishlistOf(context, userId, id);
}

interface Sync {
  wishlist_ids: string[];
  place_id: number;
  notes?: Record<string, string> | undefined;
}

/** A kind of thing that a list holds. */
type Kind = 'place' | 'destination';

/** @throws HttpError 422 for a list that is not theirs or a thing that does not exist; then nothing is changed */
export async function syncThing(
  context: Context,
  userId: string,
  kind: Kind,
  { wishlist_ids, place_id, notes = {} }: Sync,
): Promise<WishlistRow[]> {
  const { pool, now } = context;
  const ids = [...new Set(wishlist_ids)];
  if ((await wishlists.countOwned(pool, userId, ids)) < ids.length)
    throw invalid('wishlist_ids', 'One of these lists does not exist any more. Please look again.');
  const thing = await (kind === 'place' ? findPlace : findDestination)(context, String(place_id));
  if (!thing && ids.length > 0) throw invalid('place_id', 'This place does not exist.');
  await inTransaction(pool, (db) => wishlists[kind].sync(db, userId, place_id, { ids, notes }, now()));
  return wishlists.list(pool, userId);
}

interface Note {
  kind: Kind;
  place_id: number;
  note: string;
}

/** @throws HttpError 404 for somebody else's list, 422 for a thing that is not in this one */
export async function noteThing(context: Context, userId: string, id: string, note: Note): Promise<Pick<Note, 'note'>> {
  await wishlistOf(context, userId, id);
  if (!(await wishlists[note.kind].note(context.pool, id, note.place_id, note.note))) throw notInList();
  return { note: note.note };
}

/** What stands for the list from now on; null: nothing of its own. @throws HttpError as `noteThing` does */
export async function chooseCover(
  context: Context,
  userId: string,
  id: string,
  chosen: Pick<Note, 'kind' | 'place_id'> | null,
): Promise<WishlistRow> {
  await wishlistOf(context, userId, id);
  await inTransaction(context.pool, async (db) => {
    await wishlists.place.uncover(db, id);
    await wishlists.destination.uncover(db, id);
    if (chosen && !(await wishlists[chosen.kind].cover(db, id, chosen.place_id))) throw notInList();
  });
  return wishlistOf(context, userId, id);
}
