import { atMinute } from '@tabi/shared/format';
import { mealWords } from '../../core/domain/meal-words.ts';
import { fitDay, type Item } from '@tabi/planner';
import type { PlannablePlace } from '../../../catalogue/places/domain/plannable-place.ts';
import { isTheirs } from '../../core/domain/noted.ts';
import type { DayEvent } from '../event-row.ts';
import { blankEvent } from './blank-event.ts';
import type { EngineView } from './engine-plan.ts';
import { hoursOfVisit } from './warnings.ts';

/** What the planner has made of one day. */
export interface FittedDay {
  date: string;
  items: readonly Item[];
}

const mealsOn = (events: readonly DayEvent[], date: string) =>
  events.filter((event) => event.type === 'meal' && event.date === date);

/**
 * A day made anew with these places on it; what is fixed stands, everything else may move within the day.
 * @param events all of the trip, as `view` was made of them
 */
export function fittedDay(
  { request, plan }: EngineView,
  events: readonly DayEvent[],
  date: string,
  placeIds: readonly string[],
  chosen: readonly string[] = placeIds,
): FittedDay {
  const eaten = new Set(mealsOn(events, date).flatMap((event) => (isTheirs(event) ? [event.meal] : [])));
  const meals = request.meals.filter(({ kind }) => !eaten.has(kind));
  const made = fitDay({ ...request, meals, chosen: [...chosen] }, plan, date, placeIds);
  return { date, items: made.days.find((day) => day.date === date)?.items ?? [] };
}

export interface Arranged {
  events: DayEvent[];
  /** Of that day, what has no time in it any more. */
  left: DayEvent[];
}

/**
 * The events with one of their days as the planner has made it: visits and meals at their new times, and a meal where there was
 * none. Nothing is thrown away here: what the planner left out is answered.
 * @param events all of the trip, with what is new on the day
 */
export function arranged(
  events: readonly DayEvent[],
  { date, items }: FittedDay,
  places: readonly PlannablePlace[],
  newId: () => string,
): Arranged {
  const fixed = new Set(items.flatMap((item) => ('pinId' in item && item.pinId ? [item.pinId] : [])));
  const left: DayEvent[] = [];
  const at = (event: DayEvent, { start, end }: Item): DayEvent => {
    const timed = { ...event, starts_at: atMinute(date, start), ends_at: atMinute(date, end) };
    const place = places.find(({ id }) => id === event.place_id);
    return place ? { ...timed, ...hoursOfVisit(place, timed) } : timed;
  };
  const after = events.flatMap((event): DayEvent[] => {
    const moves =
      event.date === date && !event.pinned && !fixed.has(event.id) && (event.type === 'visit' || event.type === 'meal');
    if (!moves || (event.type === 'meal' && isTheirs(event))) return [event];
    const item = items.find((other) =>
      event.type === 'visit'
        ? other.type === 'visit' && !other.pinId && other.placeId === String(event.place_id)
        : other.type === 'meal' && other.kind === event.meal,
    );
    if (item) return [{ ...at(event, item), ...(item.type === 'meal' ? mealWords(item) : {}) }];
    const inside =
      event.type === 'meal' && items.some((other) => other.type === 'visit' && other.mealInside === event.meal);
    if (!inside) left.push(event);
    return [];
  });
  const there = new Set([...mealsOn(after, date), ...mealsOn(left, date)].map(({ meal }) => meal));
  const [some] = events.filter((event) => event.date === date);
  const fresh = items.flatMap((item): DayEvent[] => {
    if (item.type !== 'meal' || there.has(item.kind) || !some) return [];
    const meal = blankEvent({ ...some, id: newId() }, 'meal', atMinute(date, item.start), atMinute(date, item.end));
    return [{ ...meal, meal: item.kind, ...mealWords(item), pinned: false }];
  });
  return { events: [...after, ...fresh], left };
}
