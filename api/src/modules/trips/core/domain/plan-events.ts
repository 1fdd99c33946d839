import { atMinute } from '@tabi/shared/format';
import type { Hop, Item, Plan, PlannedDay, Transfer, Unscheduled, UnscheduledReason, Visit } from '@tabi/planner';
import type { PlannablePlace } from '../../../catalogue/places/domain/plannable-place.ts';
import { blankColumns } from './blank-columns.ts';
import { wayTitle } from './hop-ends.ts';
import { transferHint } from './transfer-hint.ts';
import { mealWords } from './meal-words.ts';
import { visitHours } from './visit-hours.ts';
import type { DestinationDays, NewEvent, NewIdea, TripDestinationRow } from '../trip-row.ts';

/** A plan in rows, ready to be stored. */
export interface PlanRows {
  events: NewEvent[];
  ideas: NewIdea[];
  destinations: DestinationDays[];
}

const ideaCount = 24;
const ideaReasons: Partial<Record<UnscheduledReason, string>> = {
  'closed-on-these-days': 'Closed on your days',
  'in-the-dark': 'Open only in the dark on your days',
  'no-day-in-its-city': 'No day of this trip is spent here',
  'day-trip-needs-a-day': 'Needs a day of its own',
  'over-budget': 'Would take you over your budget',
  'no-room': 'No room left in your days',
  'less-fitting': 'A good second choice for your days',
};

const times = (day: PlannedDay, { start, end }: Item) => ({
  location_id: Number(day.destinationId),
  date: day.date,
  starts_at: atMinute(day.date, start),
  ends_at: atMinute(day.date, end),
});

const visitEvent = (day: PlannedDay, visit: Visit, place: PlannablePlace): NewEvent => ({
  ...blankColumns,
  ...times(day, visit),
  ...visitHours(place, day.date, visit),
  type: 'visit',
  place_id: place.id,
  title: place.name,
  reason: visit.reason || null,
});

const wayOf = (day: PlannedDay, way: Hop | Transfer, to: string | null): NewEvent => ({
  ...blankColumns,
  ...times(day, way),
  type: 'hop',
  title: wayTitle(way.mode, to),
  travel_mode: way.mode,
  minutes: way.minutes,
  metres: Math.round(way.metres),
  travel_source: way.source,
});

type Ends = Record<'from' | 'to', PlannablePlace | undefined>;

const hopEvent = (day: PlannedDay, hop: Hop, { from, to }: Ends): NewEvent => ({
  ...wayOf(day, hop, to?.name ?? null),
  from_place_id: from?.id ?? null,
  to_place_id: to?.id ?? null,
});

const transferEvent = (day: PlannedDay, transfer: Transfer, to: string): NewEvent => ({
  ...wayOf(day, transfer, to),
  from_location_id: Number(transfer.from),
  settle_minutes: transfer.settleMinutes,
  reason: transferHint(transfer),
});

/** The days that the plan spends in each destination; one without a day keeps what it had. */
function destinationDays(plan: Plan, destinations: TripDestinationRow[]): DestinationDays[] {
  return destinations.map((destination) => {
    const dates = plan.days
      .filter((day) => Number(day.destinationId) === destination.id)
      .map((day) => day.date)
      .sort();
    return {
      location_id: destination.id,
      start_date: dates[0] ?? destination.start_date,
      end_date: dates.at(-1) ?? destination.end_date,
    };
  });
}

const ideasOf = (unscheduled: readonly Unscheduled[]): NewIdea[] =>
  unscheduled
    .filter(({ reason }) => reason in ideaReasons)
    .slice(0, ideaCount)
    .map(({ placeId, reason }, position) => ({
      position,
      place_id: Number(placeId),
      reason: ideaReasons[reason] ?? null,
    }));

/** A plan of planRequestOf as rows. */
export function planRows(plan: Plan, destinations: TripDestinationRow[], places: PlannablePlace[]): PlanRows {
  const byId = new Map(places.map((place) => [String(place.id), place]));
  const cities = new Map(destinations.map(({ id, name }) => [String(id), name]));
  const placeOf = (id: string | null) => byId.get(id ?? '');
  const eventOf = (day: PlannedDay, item: Item): NewEvent[] => {
    if (item.type === 'transfer') return [transferEvent(day, item, cities.get(item.to) ?? '')];
    if (item.type === 'hop') return [hopEvent(day, item, { from: placeOf(item.from), to: placeOf(item.to) })];
    if (item.type === 'meal') {
      return [
        {
          ...blankColumns,
          ...times(day, item),
          type: 'meal',
          meal: item.kind,
          ...mealWords(item),
        },
      ];
    }
    const place = item.type === 'visit' ? byId.get(item.placeId) : undefined;
    return place && item.type === 'visit' ? [visitEvent(day, item, place)] : [];
  };
  return {
    events: plan.days.flatMap((day) => day.items.flatMap((item) => eventOf(day, item))),
    ideas: ideasOf(plan.unscheduled),
    destinations: destinationDays(plan, destinations),
  };
}
