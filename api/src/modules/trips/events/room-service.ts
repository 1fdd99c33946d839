import { makeRoom } from './domain/push-later.ts';
import { inOrder, withWays, type Days } from './edit-service.ts';
import type { DayEvent } from './event-row.ts';
import { withHours } from './hours-service.ts';

/** The events with those of the same day that come after this one as late as they must be. */
export async function withRoom(days: Days, events: DayEvent[], first: DayEvent): Promise<DayEvent[]> {
  const onDay = (event: DayEvent) => event.date === first.date;
  const ready = await withWays(days, { kind: '', events, dates: [first.date], eventId: null });
  const pushed = makeRoom(inOrder(ready.filter(onDay)), first);
  const timed: DayEvent[] = [];
  for (const event of pushed) timed.push(await withHours(days, event));
  return [...events.filter((event) => !onDay(event)), ...timed];
}
