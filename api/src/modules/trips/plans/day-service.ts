import { randomUUID } from 'node:crypto';
import type { DaysChange } from '@tabi/shared/contracts/trip-changes';
import { joinNames } from '@tabi/shared/format';
import type { ApiContext } from '../../../ports/context.ts';
import { HttpError, invalid } from '../../../http/http-error.ts';
import type { Change } from '../core/change-service.ts';
import { dayNames } from '../core/day-names-repository.ts';
import { isTransfer } from '../core/domain/hop-ends.ts';
import { isTheirs, notedOf } from '../core/domain/noted.ts';
import { destinationOn } from '../core/domain/trip-days.ts';
import { engineView } from '../events/domain/engine-plan.ts';
import { arranged, fittedDay } from '../events/domain/whole-day.ts';
import { editDays, inOrder } from '../events/edit-service.ts';
import type { DayEvent } from '../events/event-row.ts';
import { groundOf } from '../events/fit-service.ts';
import { ideas } from '../events/idea-repository.ts';
import { plans } from '../core/plan-repository.ts';
import { requireDay } from './day-count-service.ts';
import { shifted } from './domain/carry.ts';

/** What people call a day; an empty name takes it away. */
export const nameDay = (context: ApiContext, change: Change, date: string, name: string): Promise<DaysChange> =>
  editDays(context, change, async ({ db, trip, events }) => {
    requireDay(trip, date);
    const others = (await dayNames.ofTrip(db, trip.id)).filter((other) => other.date !== date);
    await dayNames.replace(db, trip.id, name === '' ? others : [...others, { date, name }]);
    return { kind: 'day-named', events, dates: [], eventId: null };
  });

/** Nights stay on their dates, and so does the way from another destination. */
const goesAlong = (event: DayEvent): boolean => event.type !== 'stay' && !isTransfer(event);

/** Two days in the same place change places, with everything on them but the nights. */
export const swapDays = (
  context: ApiContext,
  change: Change,
  date: string,
  { with: other, preview }: { with: string; preview: boolean },
): Promise<DaysChange> =>
  editDays(context, change, async (days) => {
    const { db, trip, destinations, events: before } = days;
    requireDay(trip, date);
    requireDay(trip, other);
    if (date === other) throw invalid('with', 'Choose another day.');
    const [one, two] = [date, other].map((on) => destinationOn(destinations, on)?.id);
    if (one !== two)
      throw new HttpError('does-not-apply', 'These days are in different places. Move their stops one by one.');
    const swapped = (on: string) => (on === date ? other : on === other ? date : on);
    const places = await plans.places(
      db,
      destinations.map(({ id }) => id),
    );
    const byId = new Map(places.map((place) => [place.id, place]));
    const moving = (event: DayEvent) => goesAlong(event) && swapped(event.date) !== event.date;
    const events = before.map((event) => (moving(event) ? shifted(event, swapped(event.date), byId) : event));
    await dayNames.move(db, trip.id, swapped);
    const own = before.filter((event) => event.type === 'custom' && moving(event)).map(({ title }) => title);
    return {
      kind: 'days-swapped',
      events: inOrder(events),
      dates: [date, other],
      eventId: null,
      preview,
      ...(own.length ? { why: `${joinNames(own)} went along. If it is booked, ask for the new day there.` } : {}),
    };
  });

/** The day in a better order: what the traveller placed stays, and what finds no time becomes an idea. */
export const planDay = (context: ApiContext, change: Change, date: string, preview: boolean): Promise<DaysChange> =>
  editDays(context, change, async (days) => {
    requireDay(days.trip, date);
    const ground = await groundOf(days);
    const { events: before } = days;
    const visits = before.filter((event) => event.date === date && event.type === 'visit' && event.place_id !== null);
    if (visits.length === 0) throw new HttpError('does-not-apply', 'There is nothing on this day to put in order.');
    const idsOf = (of: DayEvent[]) => of.map(({ place_id }) => String(place_id));
    const view = engineView(ground.request, before, ground.destinations, ({ pinned }) => pinned);
    const day = fittedDay(view, before, date, idsOf(visits), idsOf(visits.filter(isTheirs)));
    const { events, left } = arranged(before, day, ground.places, randomUUID);
    for (const event of left) {
      const { place_id } = event;
      if (place_id !== null) await ideas.keep(days.db, days.trip.id, { ...notedOf(event), place_id, reason: null });
    }
    const names = joinNames(left.flatMap(({ title, place_id }) => (place_id === null ? [] : [title])));
    return {
      kind: 'day-planned',
      events: inOrder(events),
      dates: [date],
      eventId: null,
      preview,
      ...(names ? { why: `${names} found no time that day, and is among the ideas.` } : {}),
    };
  });
