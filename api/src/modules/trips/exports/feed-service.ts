import { randomBytes } from 'node:crypto';
import type { TripLink } from '@tabi/shared/contracts/trip-sharing';
import { later, utcDay } from '@tabi/shared/format';
import { notFound } from '../../../http/http-error.ts';
import type { ApiContext } from '../../../ports/context.ts';
import { changeTrip, type Change } from '../core/change-service.ts';
import { trips } from '../core/repository.ts';
import type { TripRow } from '../core/trip-row.ts';
import { hashOfFeed, tokenOf } from '../sharing/domain/link-token.ts';
import { links } from '../sharing/link-repository.ts';

const lastingDays = 365;
const nobody = { user: null, visitor: null };

/** The address by which calendars follow the trip: the one there is, or a new one. */
export async function calendarAddress(context: ApiContext, change: Change): Promise<TripLink> {
  const { secret, address, now } = context;
  const { result } = await changeTrip(context, change, 'own', async (db, trip) => {
    const there = await links.shown(db, trip.id, 'calendar', now());
    const nonce = there?.nonce ?? randomBytes(16);
    const expires_at = there?.expires_at ?? later(now(), { days: lastingDays });
    const token = tokenOf(secret, nonce);
    if (!there) {
      const whole = { trip_id: trip.id, kind: 'calendar' as const, nonce, expires_at };
      await links.remove(db, trip.id, ['calendar']);
      await links.insert(db, { ...whole, hash: hashOfFeed(token), email: null, sentBy: null });
    }
    const url = `${address}/calendar/${trip.slug}.ics?token=${token}`;
    return { kind: 'shared', data: { link: 'calendar' }, result: { token, url, until: utcDay(expires_at) } };
  });
  return result;
}

/**
 * The trip that a calendar's address is of, with all that its owner notes: the address is the owner's.
 * @throws HttpError 404 alike for a wrong, revoked or outdated token and for a trip that is gone
 */
export async function tripOfFeed({ pool, now }: ApiContext, token: string): Promise<TripRow> {
  const link = await links.byHash(pool, hashOfFeed(token), now());
  const trip = link?.kind === 'calendar' ? await trips.find(pool, link.trip_id, { ...nobody, now: now() }) : null;
  if (!trip || trip.deleted_at || trip.status !== 'planned') throw notFound();
  return { ...trip, guest: true, shows_notes: true, shows_costs: true, shows_stays: true };
}
