import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { LinkShows, TripLink } from '@tabi/shared/contracts/trip-sharing';
import { later, utcDay } from '@tabi/shared/format';
import { links } from '@tabi/shared/links';
import type { ApiContext } from '../../../ports/context.ts';
import { inTransaction, type Db } from '@tabi/postgres';
import { HttpError, notFound } from '../../../http/http-error.ts';
import type { SignedIn, Viewer } from '../../../http/viewer.ts';
import { hashToken } from '../../../http/tokens.ts';
import { changeTrip, type Change } from '../core/change-service.ts';
import { canSeeTrip, roleOf } from '../core/policy.ts';
import { trips } from '../core/repository.ts';
import { findTrip } from '../core/find-service.ts';
import type { TripRow } from '../core/trip-row.ts';
import { links as tripLinks, type LinkRow, type Shows } from './link-repository.ts';
import { hashOfLink, tokenOf } from './domain/link-token.ts';
import { maskedEmail } from './domain/masked-email.ts';

type Context = Pick<ApiContext, 'pool' | 'now' | 'secret' | 'address'>;

const lastingDays = { invite: 30, public: 365 };

type Kind = 'invite' | 'public';
type LinkWish = { token: string; join?: 'yes' | undefined };
/** A trip by a link, and the invitation that waits to be taken up. */
type Opened = TripRow & { invitation?: { email: string } };

const shownOf = ({ shows_notes, shows_costs, shows_stays }: Shows): LinkShows => ({
  notes: shows_notes,
  costs: shows_costs,
  stays: shows_stays,
});

function presentLink(
  { secret, address }: Context,
  { slug }: TripRow,
  link: Omit<LinkRow, 'id' | 'trip_id' | 'email'>,
): TripLink {
  const token = tokenOf(secret, link.nonce ?? Buffer.alloc(0));
  const page = link.kind === 'public' ? links.sharedTrip(slug) : links.itinerary(slug);
  const shows = link.kind === 'public' ? { shows: shownOf(link) } : {};
  return { token, url: `${address}${page}?token=${token}`, until: utcDay(link.expires_at), ...shows };
}

/** Notes and costs are shown when somebody says so, and not before. */
const atFirst: Shows = { shows_notes: false, shows_costs: false, shows_stays: true };

/** A new link in the place of the one that there may be, whose guests see nothing any more. */
async function makeLink(context: Context, db: Db, trip: TripRow, kind: Kind, shows = atFirst): Promise<TripLink> {
  const { secret, now } = context;
  const nonce = randomBytes(16);
  const link = { ...shows, kind, nonce, expires_at: later(now(), { days: lastingDays[kind] }) };
  await tripLinks.remove(db, trip.id, [kind]);
  const given = { hash: hashOfLink(secret, nonce), email: null, sentBy: null };
  await tripLinks.insert(db, { trip_id: trip.id, kind, nonce, expires_at: link.expires_at, ...given });
  const made = await tripLinks.shown(db, trip.id, kind, now());
  if (made) await tripLinks.choose(db, made.id, shows);
  return presentLink(context, trip, link);
}

/** Gives the trip's link of this kind: the one there is, or a new one. */
export async function shareTrip(context: Context, change: Change, kind: Kind): Promise<TripLink> {
  const { now, pool } = context;
  const trip = await findTrip(context, change.viewer, change.trip);
  const there = roleOf(trip, change.viewer) === 'owner' ? await tripLinks.shown(pool, trip.id, kind, now()) : null;
  if (there) return presentLink(context, trip, there);
  const { result } = await changeTrip(context, change, 'own', async (db) => {
    const current = await tripLinks.shown(db, trip.id, kind, now());
    const result = current ? presentLink(context, trip, current) : await makeLink(context, db, trip, kind);
    return { kind: 'shared', data: { link: kind }, result };
  });
  return result;
}

/** Another public link that shows the same as the one before, which ends. */
export async function renewPublicLink(context: Context, change: Change): Promise<TripLink> {
  const { result } = await changeTrip(context, change, 'own', async (db, trip) => {
    const current = await tripLinks.shown(db, trip.id, 'public', context.now());
    const result = await makeLink(context, db, trip, 'public', current ?? atFirst);
    return { kind: 'shared', data: { link: 'public' }, result };
  });
  return result;
}

/** What is not said stays as it is; where there is no link yet, one is made. */
export async function choosePublic(context: Context, change: Change, wish: Partial<LinkShows>): Promise<TripLink> {
  const { result } = await changeTrip(context, change, 'own', async (db, trip) => {
    const current = await tripLinks.shown(db, trip.id, 'public', context.now());
    const { shows_notes, shows_costs, shows_stays } = current ?? atFirst;
    const shows: Shows = {
      shows_notes: wish.notes ?? shows_notes,
      shows_costs: wish.costs ?? shows_costs,
      shows_stays: wish.stays ?? shows_stays,
    };
    if (current) await tripLinks.choose(db, current.id, shows);
    const result = current
      ? presentLink(context, trip, { ...current, ...shows })
      : await makeLink(context, db, trip, 'public', shows);
    return { kind: 'link-changed', data: { link: 'public' }, result };
  });
  return result;
}

/** Whoever came by the link and has not joined sees nothing any more. Revoking twice is as good as once. */
export async function revokeLinks(context: Context, change: Change, kinds: LinkRow['kind'][]): Promise<void> {
  await changeTrip(context, change, 'own', async (db, { id }) => {
    await tripLinks.remove(db, id, kinds);
    return { kind: 'link-revoked', data: { links: kinds }, result: undefined };
  });
}

/** Somebody who was taken off does not join, and neither does who is second to open a mailed invitation: it is for one person. */
async function joinBy(db: Db, link: LinkRow, userId: string): Promise<void> {
  await trips.lock(db, link.trip_id);
  if (link.kind === 'mail' && !(await tripLinks.take(db, link.id))) return;
  if (await tripLinks.join(db, link.trip_id, userId))
    await trips.change(db, link.trip_id, { kind: 'joined', data: { user_id: userId } }, { userId });
}

/** Whether an invitation was mailed to somebody else than who is signed in: they are asked before they use it up. */
const isForOther = ({ kind, email }: LinkRow, user: SignedIn): boolean => kind === 'mail' && email !== user.email;

/**
 * Opens a trip by the token of a link: who is signed in joins by an invitation, everybody else looks, and this browser goes on
 * seeing the trip without the token. An invitation mailed to another address is looked at until its user says that they join.
 * @throws HttpError 404 alike for a wrong, revoked or outdated token and for another trip's
 */
export async function openLink(
  context: Pick<ApiContext, 'pool' | 'now'>,
  { viewer, request }: { viewer: Viewer; request: FastifyRequest },
  idOrSlug: string,
  { token, join }: LinkWish,
): Promise<Opened> {
  const { pool, now } = context;
  const trip = await trips.find(pool, idOrSlug, { visitor: viewer.visitor, now: now() });
  if (!trip || trip.deleted_at) throw notFound();
  const role = roleOf(trip, viewer);
  if (role === 'owner' || role === 'contributor') return trip;
  const link = await tripLinks.byHash(pool, hashToken(token), now());
  if (!link || link.trip_id !== trip.id) {
    if (role === 'guest') return trip;
    throw notFound();
  }
  if (request.headers['sec-fetch-site'] === 'cross-site')
    throw new HttpError('other-site', 'This can only be done from our own pages.');
  const waits = viewer.user !== null && isForOther(link, viewer.user) && join !== 'yes';
  await inTransaction(pool, async (db) => {
    if (viewer.user && link.kind !== 'public' && !waits) {
      await joinBy(db, link, viewer.user.id);
      if (viewer.visitor) await tripLinks.farewell(db, viewer.visitor, trip.id);
    } else if (viewer.visitor) await tripLinks.welcome(db, viewer.visitor, link.id);
  });
  const opened = (await trips.find(pool, trip.id, { visitor: viewer.visitor, now: now() })) ?? trip;
  if (viewer.user && link.kind !== 'public' && !canSeeTrip(opened, viewer)) throw notFound();
  return {
    ...opened,
    guest: true,
    ...(waits ? { invitation: { email: maskedEmail(link.email ?? '') } } : {}),
    shows_notes: opened.shows_notes || link.shows_notes,
    shows_costs: opened.shows_costs || link.shows_costs,
    shows_stays: opened.shows_stays || link.shows_stays,
  };
}

/** A trip that this viewer may see, by the token of a link where there is one. */
export const seenTrip = (
  context: Pick<ApiContext, 'pool' | 'now'>,
  asking: { viewer: Viewer; request: FastifyRequest },
  idOrSlug: string,
  { token, join }: Partial<LinkWish>,
): Promise<Opened> =>
  token ? openLink(context, asking, idOrSlug, { token, join }) : findTrip(context, asking.viewer, idOrSlug);

/** The invitations that this browser opened before its owner signed in. */
export async function takeUpInvitations(
  { pool, now }: Pick<ApiContext, 'pool' | 'now'>,
  visitor: string,
  userId: string,
): Promise<void> {
  await inTransaction(pool, async (db) => {
    for (const link of await tripLinks.awaited(db, visitor, now())) {
      await joinBy(db, link, userId);
      await tripLinks.farewell(db, visitor, link.trip_id);
    }
  });
}
