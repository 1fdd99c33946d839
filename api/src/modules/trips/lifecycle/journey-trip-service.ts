import { randomInt, randomUUID } from 'node:crypto';
import { addDays, utcDay } from '@tabi/shared/format';
import { openTooLong } from '../../../http/http-error.ts';
import type { Viewer } from '../../../http/viewer.ts';
import type { ApiContext } from '../../../ports/context.ts';
import type { JourneyRow, StayRow } from '../../catalogue/journeys/journey-row.ts';
import { journeys } from '../../catalogue/journeys/repository.ts';
import { staysOf, type DayCity } from '../core/domain/trip-days.ts';
import { tripSlug } from '../core/domain/trip-name.ts';
import type { TripRow } from '../core/trip-row.ts';
import { nextInSeason } from './domain/next-in-season.ts';
import { homeOf } from './home-repository.ts';
import { requireToCome, storeAndPlan } from './service.ts';

/** A day for each night, and the morning after the last one. */
function daysOf(stays: StayRow[], start: string): DayCity[] {
  const nights = stays.flatMap(({ id, nights: count }) => Array.from({ length: count }, () => id));
  return [...nights, ...nights.slice(-1)].map((city, index) => ({ date: addDays(start, index), city }));
}

/**
 * A journey as the viewer's own trip, its days planned for these dates.
 * @param startDate `YYYY-MM-DD`; the next day of its best months when left out
 * @throws HttpError 419 for a stranger without a uuid, 422 for a day that has passed
 */
export async function planJourney(
  context: ApiContext,
  viewer: Viewer,
  journey: JourneyRow,
  startDate: string | undefined,
): Promise<TripRow> {
  if (!viewer.user && !viewer.visitor) throw openTooLong();
  const start = startDate ?? nextInSeason(utcDay(context.now()), journey.best_months);
  requireToCome(context, start);
  const stays = await journeys.stays(context.pool, [journey.slug]);
  const days = daysOf(stays, start);
  return storeAndPlan(context, viewer, {
    id: randomUUID(),
    slug: tripSlug(days.length, [...new Set(stays.map(({ slug }) => slug))]),
    title: journey.title,
    userId: viewer.user?.id ?? null,
    visitor: viewer.user ? null : viewer.visitor,
    startDate: start,
    endDate: addDays(start, days.length - 1),
    startTime: '08:00',
    endTime: '22:00',
    tripPace: 1,
    theme: 'leisure',
    preferredTypes: journey.tags,
    sourceId: await homeOf(context.pool, viewer),
    currency: null,
    amount: null,
    amount_minor: null,
    party: null,
    seed: randomInt(2 ** 31),
    staysGiven: true,
    destinations: staysOf(days),
  });
}
