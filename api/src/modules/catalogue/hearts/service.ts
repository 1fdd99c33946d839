import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db, Pool } from '@tabi/postgres';
import { findMarks } from './repository.ts';

/** The call that the answer is for. */
export interface Asking {
  request: FastifyRequest;
  reply: FastifyReply;
}

interface Marked {
  is_wishlisted: boolean;
  /** Ids of the lists that hold it. */
  wishlists: string[];
}

/** Says of each thing whether it is in one of a person's lists; for a guest the things are as they were. */
export async function markFor<T extends { id: number }>(
  db: Db,
  what: 'places' | 'locations',
  items: T[],
  user: { id: string } | null,
): Promise<(T & Partial<Marked>)[]> {
  if (!user || items.length === 0) return items;
  const ids = items.map(({ id }) => id);
  const listsOf = new Map((await findMarks(db, what, user.id, ids)).map(({ id, wishlists }) => [id, wishlists]));
  return items.map((item) => ({
    ...item,
    is_wishlisted: listsOf.has(item.id),
    wishlists: listsOf.get(item.id) ?? [],
  }));
}

/**
 * Says of each thing whether it is in one of the asking person's lists, and keeps such an answer from being stored.
 * For a guest the things are as they were, the same for everybody; but a browser must ask anew once somebody has signed in.
 */
export async function markWishlisted<T extends { id: number }>(
  pool: Pool,
  what: 'places' | 'locations',
  items: T[],
  { request, reply }: Asking,
): Promise<(T & Partial<Marked>)[]> {
  reply.header('vary', 'cookie');
  const { user } = await request.viewer();
  if (user) reply.header('cache-control', 'no-store');
  return markFor(pool, what, items, user);
}

/** The same for one thing. */
export async function markOneWishlisted<T extends { id: number }>(
  pool: Pool,
  what: 'places' | 'locations',
  item: T,
  asking: Asking,
): Promise<T & Partial<Marked>> {
  const [marked] = await markWishlisted(pool, what, [item], asking);
  return marked ?? item;
}
