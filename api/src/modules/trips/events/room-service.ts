import { plannablePlace } from '../../catalogue/places/repository.ts';
import { makeRoom } from './domain/push-later.ts';
import { hoursOfVisit } from './domain/warnings.ts';
import { inOrder, withWays, type Days } from './edit-service.ts';
import type { DayEvent } from './event-row.ts';

/** The events with those of the same day that come after this one as late as they must be. */
export async function withRoom(days: Days, events: DayEvent[], first: DayEvent): Promise<DayEvent[]> {
  const onDay = (event: DayEvent) => event.date === first.date;
  const ready = await withWays(days, { kind: '', events, dates: [first.date], eventId: null });
  const pushed = makeRoom(inOrder(ready.filter(onDay)), first);
  const timed: DayEvent[] = [];
  for (const event of pushed) {
    const place = event.place_id === null ? null : await plannablePlace(days.db, event.place_id);
    timed.push(place ? { ...event, ...hoursOfVisit(place, event) } : event);
  }
  return [...events.filter((event) => !onDay(event)), ...timed];
}
