import { createToken } from '../../../http/tokens.ts';
import type { ApiContext } from '../../../ports/context.ts';
import { HttpError, notFound } from '../../../http/http-error.ts';
import { changeTrip, type Change } from '../core/change-service.ts';
import type { ContributorRow, TripRow } from '../core/trip-row.ts';
import { links } from './link-repository.ts';

const lastingDays = 14;
const dayMs = 86_400_000;

/** Mails everyone their own link; who was invited before gets a new one, and the old one ends. */
export async function inviteByMail(
  context: ApiContext,
  change: Change,
  emails: string[],
): Promise<{ invited: string[]; already: string[] }> {
  const { mail, now, address } = context;
  const { result } = await changeTrip(context, change, 'edit', async (db, trip) => {
    const there = new Set(trip.contributors.map(({ email }) => email));
    const wanted = [...new Set(emails)];
    const invited = wanted.filter((email) => !there.has(email));
    for (const email of invited) {
      const { token, hash } = createToken();
      const expires_at = new Date(now().getTime() + lastingDays * dayMs);
      await links.insert(db, { trip_id: trip.id, kind: 'mail', hash, nonce: null, email, expires_at });
      const data = {
        inviter: change.viewer.user?.name ?? 'Somebody',
        trip: trip.title,
        url: `${address}/itinerary/${trip.slug}?token=${token}`,
        days: lastingDays,
      };
      await mail.send(db, { to: email, template: 'trip-invitation', data });
    }
    return {
      kind: 'invited',
      data: { count: invited.length },
      result: { invited, already: wanted.filter((email) => there.has(email)) },
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
    return {
      kind: 'left',
      data: { user_id: userId },
      result: trip.contributors.filter(({ id }) => id !== userId),
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
