import { createHash } from 'node:crypto';
import type { Invited } from '@tabi/shared/contracts/trip-sharing';
import { later } from '@tabi/shared/format';
import type { Db } from '@tabi/postgres';
import { mayMail } from '../../../http/mail-limit.ts';
import { countCalls } from '../../../http/rate-limit-repository.ts';
import type { SignedIn } from '../../../http/viewer.ts';
import { createToken } from '../../../http/tokens.ts';
import type { ApiContext } from '../../../ports/context.ts';
import { HttpError, notFound, TooFast } from '../../../http/http-error.ts';
import { changeTrip, type Change } from '../core/change-service.ts';
import { roleOf } from '../core/policy.ts';
import type { ContributorRow, TripRow } from '../core/trip-row.ts';
import { links } from './link-repository.ts';

const lastingDays = 14;
const mailsADay = 50;

/** Mails one link; the one that was mailed to this address before ends. @returns whether a mail was sent */
async function inviteOne(
  context: ApiContext,
  db: Db,
  trip: TripRow,
  inviter: SignedIn,
  email: string,
): Promise<boolean> {
  const { mail, now, address } = context;
  if (roleOf(trip, { user: inviter, visitor: null }) === 'owner') await links.forgive(db, trip.id, email);
  // Who has had several mails today keeps the link of the last.
  if (!(await mayMail(db, now(), 'invitation', email))) return false;
  const { token, hash } = createToken();
  const expires_at = later(now(), { days: lastingDays });
  const link = { trip_id: trip.id, kind: 'mail', hash, nonce: null, email, expires_at, sentBy: inviter.id } as const;
  await links.insert(db, link);
  const url = `${address}/itinerary/${trip.slug}?token=${token}`;
  const data = { inviter: inviter.name, trip: trip.title, url, days: lastingDays };
  await mail.send(db, { to: email, template: 'trip-invitation', data });
  return true;
}

/** @throws TooFast 429 when this trip has mailed enough for a day */
async function requireMails(db: Db, now: Date, tripId: string, mails: number): Promise<void> {
  const key = createHash('sha256').update(`invitations ${tripId}`).digest();
  const { count, resetsAt } = await countCalls(db, key, now, +later(now, { days: 1 }) - +now, mails);
  if (count > mailsADay) throw new TooFast(Math.ceil((resetsAt.getTime() - now.getTime()) / 1000));
}

/** Mails everyone their own link. @param inviter with a confirmed address: nobody mails strangers under a name that nobody knows */
export async function inviteByMail(
  context: ApiContext,
  change: Change,
  inviter: SignedIn,
  emails: string[],
): Promise<Invited> {
  const { now } = context;
  const { result } = await changeTrip(context, change, 'edit', async (db, trip) => {
    const there = new Set(trip.contributors.map(({ email }) => email));
    const wanted = [...new Set(emails)];
    const asked = wanted.filter((email) => !there.has(email));
    await requireMails(db, now(), trip.id, asked.length);
    const unmailed = new Set<string>();
    // In one order, so that two who invite the same people at once do not wait for each other.
    for (const email of [...asked].sort())
      if (!(await inviteOne(context, db, trip, inviter, email))) unmailed.add(email);
    const invited = asked.filter((email) => !unmailed.has(email));
    return {
      kind: 'invited',
      data: { count: invited.length },
      result: { invited, not_mailed: [...unmailed], already: wanted.filter((email) => there.has(email)) },
    };
  });
  return result;
}

/** @returns who is left */
export async function removePerson(context: ApiContext, change: Change, userId: string): Promise<ContributorRow[]> {
  const { result } = await changeTrip(context, change, 'own', async (db, trip) => {
    const person = trip.contributors.find(({ id }) => id === userId);
    if (!person) throw notFound();
    if (person.is_owner)
      throw new HttpError('owner-stays', 'An owner cannot be taken off the trip. They can leave it.');
    await links.leave(db, trip.id, userId);
    await links.remember(db, trip.id, userId);
    return {
      kind: 'left',
      data: { user_id: userId },
      result: trip.contributors.filter(({ id }) => id !== userId),
    };
  });
  return result;
}

/** @returns everybody, with what they are now. @throws HttpError 403 where the trip would have no owner left */
export async function changeRole(
  context: ApiContext,
  change: Change,
  userId: string,
  isOwner: boolean,
): Promise<ContributorRow[]> {
  const { result } = await changeTrip(context, change, 'own', async (db, trip) => {
    const person = trip.contributors.find(({ id }) => id === userId);
    if (!person) throw notFound();
    if (person.is_owner && !isOwner && lastOwner(trip, userId))
      throw new HttpError('last-owner', 'A trip needs an owner. Make somebody else one first.');
    await links.own(db, trip.id, userId, isOwner);
    return {
      kind: 'role-changed',
      data: { user_id: userId },
      result: trip.contributors.map((one) => (one.id === userId ? { ...one, is_owner: isOwner } : one)),
    };
  });
  return result;
}

const lastOwner = ({ contributors }: TripRow, userId: string): boolean =>
  contributors.every(({ id, is_owner }) => id === userId || !is_owner);

/** @throws HttpError 403 for the only owner, who can delete the trip instead */
export async function leaveTrip(context: ApiContext, change: Change): Promise<void> {
  const userId = change.viewer.user?.id ?? '';
  await changeTrip(context, change, 'manage', async (db, trip) => {
    const person = trip.contributors.find(({ id }) => id === userId);
    if (!person || (person.is_owner && lastOwner(trip, userId)))
      throw new HttpError('last-owner', 'This trip is yours alone. Delete it if you do not need it any more.');
    await links.leave(db, trip.id, userId);
    return { kind: 'left', data: { user_id: userId }, result: undefined };
  });
}
