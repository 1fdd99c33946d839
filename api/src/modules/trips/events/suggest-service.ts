import { toMinor } from '@tabi/shared/money';
import type { DaysChange } from '@tabi/shared/contracts/trip-changes';
import { atMinute } from '@tabi/shared/format';
import type { ApiContext } from '../../../ports/context.ts';
import { invalid } from '../../../http/http-error.ts';
import { fitDay, type Plan, bestSlots } from '@tabi/planner';
import type { Change } from '../core/change-service.ts';
import { planRequestOf } from '../core/domain/plan-request.ts';
import type { PlannablePlace } from '../../catalogue/places/domain/plannable-place.ts';
import { plans } from '../core/plan-repository.ts';
import { engineView, type EngineView } from './domain/engine-plan.ts';
import { slotWords } from './domain/slot-words.ts';
import { hoursOfVisit } from './domain/warnings.ts';
import { editDays, inOrder, type Days, type Edit } from './edit-service.ts';
import { blank, placeOf } from './event-service.ts';
import type { DayEvent } from './event-row.ts';
import { dayEvents } from './repository.ts';

function visitAt(days: Days, place: PlannablePlace, date: string, span: { start: number; end: number }): DayEvent {
  const event = {
    ...blank(days, 'visit', atMinute(date, span.start), atMinute(date, span.end)),
    place_id: place.id,
    location_id: place.location_id,
    title: place.name,
    lat: place.lat,
    lng: place.lng,
    pinned: false,
  };
  return { ...event, date, ...hoursOfVisit(place, event) };
}

/** The days with one of them as the planner fitted it anew; what had to leave it becomes an idea. */
async function refitted(
  days: Days,
  places: PlannablePlace[],
  fitted: Plan,
  added: DayEvent,
): Promise<[DayEvent[], string[]]> {
  const items = fitted.days.find(({ date }) => date === added.date)?.items ?? [];
  const spanOf = (event: DayEvent) =>
    items.find(
      (item) =>
        (item.type === 'visit' && item.placeId === String(event.place_id)) ||
        (item.type === 'meal' && event.type === 'meal' && item.kind === event.meal),
    );
  const madeRoom: string[] = [];
  const events: DayEvent[] = [];
  for (const event of [...days.events, added]) {
    const movable = event.date === added.date && !event.pinned && (event.type === 'visit' || event.type === 'meal');
    const span = movable ? spanOf(event) : undefined;
    const place = places.find(({ id }) => id === event.place_id);
    if (!movable) events.push(event);
    else if (span) {
      const at = { ...event, starts_at: atMinute(event.date, span.start), ends_at: atMinute(event.date, span.end) };
      events.push(place ? { ...at, ...hoursOfVisit(place, at) } : at);
    } else if (event.place_id !== null) {
      madeRoom.push(event.title);
      await dayEvents.addIdea(days.db, days.trip.id, event.place_id, 'No room left in your days');
    }
  }
  return [inOrder(events), madeRoom];
}

const added = (events: DayEvent[], event: DayEvent, why: string): Edit => ({
  kind: 'event-added',
  events,
  dates: [event.date],
  eventId: event.id,
  why,
});

interface Fitted {
  plan: Plan;
  date: string;
  span: { start: number; end: number };
  /** How many visits had to leave the day. */
  dropped: number;
}

/** The day made anew with the place in it; null when it is not even then. */
function fitted({ request, plan }: EngineView, date: string, id: string): Fitted | null {
  const visits = (of: Plan) =>
    (of.days.find((day) => day.date === date)?.items ?? []).flatMap((item) => (item.type === 'visit' ? [item] : []));
  const ids = visits(plan).map(({ placeId }) => placeId);
  const made = fitDay({ ...request, chosen: [id] }, plan, date, [...ids, id]);
  const span = visits(made).find(({ placeId }) => placeId === id);
  return span ? { plan: made, date, span, dropped: ids.length + 1 - visits(made).length } : null;
}

/**
 * First where nothing has to move; then where only what the planner itself placed moves, within its day; then where the least
 * of that has to make room.
 */
async function suggested(days: Days, place: PlannablePlace): Promise<Edit> {
  const { db, trip, destinations, events } = days;
  const locationIds = destinations.map(({ id }) => id);
  const places = await plans.places(db, locationIds);
  const asked = planRequestOf(trip, destinations, places, toMinor, await plans.ways(db, locationIds));
  const still = engineView(asked, events, destinations, () => true);
  const id = String(place.id);
  const [free] = bestSlots(still.request, still.plan, id);
  if (free) {
    const event = visitAt(days, place, free.date, free);
    const after = inOrder([...events, event]);
    return added(after, event, slotWords(event, after));
  }
  const loose = engineView(asked, events, destinations, ({ pinned }) => pinned);
  const [slot] = bestSlots(loose.request, loose.plan, id);
  const dates = slot
    ? [slot.date]
    : loose.request.days
        .filter(({ destinationId }) => destinationId === String(place.location_id))
        .map(({ date }) => date);
  const [best] = dates.flatMap((date) => fitted(loose, date, id) ?? []).sort((a, b) => a.dropped - b.dropped);
  if (!best)
    throw invalid(
      'poi_id',
      `${place.name} fits into none of your days. Make room on one, or add a day.`,
      'fits-no-day',
    );
  const event = visitAt(days, place, best.date, best.span);
  const [after, madeRoom] = await refitted(days, places, best.plan, event);
  return added(after, event, slotWords(event, after, madeRoom));
}

export const addSuggested = (context: ApiContext, change: Change, placeId: number): Promise<DaysChange> =>
  editDays(context, change, async (days) => {
    const place = await placeOf(days, placeId);
    if (days.events.some((event) => event.type === 'visit' && event.place_id === place.id))
      throw invalid('poi_id', `${place.name} is on your trip already.`, 'on-trip-already');
    const edit = await suggested(days, place);
    await dayEvents.removeIdeas(days.db, days.trip.id, [place.id]);
    return edit;
  });
