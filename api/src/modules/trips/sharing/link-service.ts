import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { TripLink } from '@tabi/shared/contracts/trip-sharing';
import { later, utcDay } from '@tabi/shared/format';
import type { ApiContext } from '../../../ports/context.ts';
import { inTransaction, type Db } from '@tabi/postgres';
import { HttpError, notFound } from '../../../http/http-error.ts';
import type { Viewer } from '../../../http/viewer.ts';
import { hashToken } from '../../../http/tokens.ts';
import { changeTrip, type Change } from '../core/change-service.ts';
import { canSeeTrip, roleOf } from '../core/policy.ts';
import { trips } from '../core/repository.ts';
import { findTrip } from '../core/find-service.ts';
import type { TripRow } from '../core/trip-row.ts';
import { links, type LinkRow } from './link-repository.ts';
import { hashOfLink, tokenOf } from './domain/link-token.ts';

type Context = Pick<ApiContext, 'pool' | 'now' | 'secret' | 'address'>;

const lastingDays = { invite: 30, public: 365 };

/** Gives the trip's link of this kind: the one there is, or a new one. */
export async function shareTrip(context: Context, change: Change, kind: 'invite' | 'public'): Promise<TripLink> {
  const { secret, address, now, pool } = context;
  const trip = await findTrip(context, change.viewer, change.trip);
  const presented = ({ nonce, expires_at }: Pick<LinkRow, 'nonce' | 'expires_at'>): TripLink => {
    const token = tokenOf(secret, nonce ?? Buffer.alloc(0));
    return {
      token,
      url: `${address}/itinerary/${trip.slug}?token=${token}`,
      until: utcDay(expires_at),
    };
  };
  const there = roleOf(trip, change.viewer) === 'owner' ? await links.shown(pool, trip.id, kind, now()) : null;
  if (there) return presented(there);
  const { result } = await changeTrip(context, change, 'own', async (db) => {
    const current = await links.shown(db, trip.id, kind, now());
    if (current) return { kind: 'shared', data: { link: kind }, result: presented(current) };
    const nonce = randomBytes(16);
    const link = { nonce, expires_at: later(now(), { days: lastingDays[kind] }) };
    await links.remove(db, trip.id, [kind]);
    await links.insert(db, {
      ...link,
      trip_id: trip.id,
      kind,
      hash: hashOfLink(secret, nonce),
      email: null,
      sentBy: null,
    });
    return { kind: 'shared', data: { link: kind }, result: presented(link) };
  });
  return result;
}

/** Whoever came by the link and has not joined sees nothing any more. Revoking twice is as good as once. */
export async function revokeLinks(context: Context, change: Change, kinds: LinkRow['kind'][]): Promise<void> {
  await changeTrip(context, change, 'own', async (db, { id }) => {
    await links.remove(db, id, kinds);
    return { kind: 'link-revoked', data: { links: kinds }, result: undefined };
  });
}

/** Somebody who was taken off does not join, and neither does who is second to open a mailed invitation: it is for one person. */
async function joinBy(db: Db, link: LinkRow, userId: string): Promise<void> {
  await trips.lock(db, link.trip_id);
  if (link.kind === 'mail' && !(await links.take(db, link.id))) return;
  if (await links.join(db, link.trip_id, userId))
    await trips.change(db, link.trip_id, 'joined', { user_id: userId }, userId);
}

/**
 * Opens a trip by the token of a link: who is signed in joins by an invitation, everybody else looks, and this browser goes on
 * seeing the trip without the token.
 * @throws HttpError 404 alike for a wrong, revoked or outdated token and for another trip's
 */
export async function openLink(
  context: Pick<ApiContext, 'pool' | 'now'>,
  { viewer, request }: { viewer: Viewer; request: FastifyRequest },
  idOrSlug: string,
  token: string,
): Promise<TripRow> {
  const { pool, now } = context;
  const trip = await trips.find(pool, idOrSlug, { visitor: viewer.visitor, now: now() });
  if (!trip || trip.deleted_at) throw notFound();
  const role = roleOf(trip, viewer);
  if (role === 'owner' || role === 'contributor') return trip;
  const link = await links.byHash(pool, hashToken(token), now());
  if (!link || link.trip_id !== trip.id) {
    if (role === 'guest') return trip;
    throw notFound();
  }
  if (request.headers['sec-fetch-site'] === 'cross-site')
    throw new HttpError('other-site', 'This can only be done from our own pages.');
  await inTransaction(pool, async (db) => {
    if (viewer.user && link.kind !== 'public') {
      await joinBy(db, link, viewer.user.id);
      if (viewer.visitor) await links.farewell(db, viewer.visitor, trip.id);
    } else if (viewer.visitor) await links.welcome(db, viewer.visitor, link.id);
  });
  const opened = (await trips.find(pool, trip.id, { visitor: viewer.visitor, now: now() })) ?? trip;
  if (viewer.user && link.kind !== 'public' && !canSeeTrip(opened, viewer)) throw notFound();
  return { ...opened, guest: true };
}

/** The invitations that this browser opened before its owner signed in. */
export async function takeUpInvitations(
  { pool, now }: Pick<ApiContext, 'pool' | 'now'>,
  visitor: string,
  userId: string,
): Promise<void> {
  await inTransaction(pool, async (db) => {
    for (const link of await links.awaited(db, visitor, now())) {
      await joinBy(db, link, userId);
      await links.farewell(db, visitor, link.trip_id);
    }
  });
}
