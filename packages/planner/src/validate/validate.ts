import type { Item, Place, Plan, PlannedDay, PlanRequest, TravelTimes, Violation } from '../model/model.ts';
import type { Context } from './validate-context.ts';
import { isLit } from './validate-light.ts';
import { falseReasons } from './validate-reasons.ts';
import { checkTrip } from './validate-trip.ts';
import { checkTravel } from './validate-travel.ts';

/**
 * Everything that is wrong with a plan, judged from the request and the plan alone: it shares the model's types with
 * the planner and none of its code. An empty list is a plan that can be walked. A fact that the plan itself names in
 * `impossible` (a pin outside hours, a meal that fits nowhere) is no violation.
 */
export function validate(request: PlanRequest, plan: Plan, travel: TravelTimes): Violation[] {
  const found: Violation[] = [];
  const context: Context = {
    request,
    plan,
    travel,
    places: new Map([...request.places].reverse().map((place) => [place.id, place])),
    pins: new Map(request.pins.map((pin) => [pin.id, pin])),
    report: (code, date, subject, message) => found.push({ code, date, subject, message }),
  };
  for (const day of plan.days) {
    checkDay(context, day);
    checkTravel(context, day);
  }
  checkTrip(context);
  return [...found, ...falseReasons(request, plan, travel)];
}

function checkDay(context: Context, planned: PlannedDay): void {
  const { request, report } = context;
  const day = request.days.find((other) => other.date === planned.date);
  if (!day) return report('day-mismatch', planned.date, null, 'The plan has a day that was not asked for.');
  if (day.destinationId !== null && day.destinationId !== planned.destinationId) {
    report('wrong-city', planned.date, null, 'The day is planned in another city than asked for.');
  }
  let last = -Infinity;
  for (const item of planned.items) {
    if (!Number.isInteger(item.start) || !Number.isInteger(item.end) || item.end < item.start) {
      report('order', planned.date, subjectOf(item), 'An item has no whole minutes or ends before it starts.');
    }
    if (item.start < last)
      report('overlap', planned.date, subjectOf(item), 'An item starts before the one before it has ended.');
    last = Math.max(last, item.end);
    const pinned = (item.type === 'visit' && item.pinId !== undefined) || item.type === 'event';
    if (!pinned && (item.start < day.start || item.end > day.end) && !besidePinOutside(context, planned, item)) {
      report('outside-day', planned.date, subjectOf(item), "An item lies outside the day's hours.");
    }
    if (item.type === 'visit') checkVisit(context, planned, item);
    if (item.type === 'event') checkPinned(context, planned, item.pinId, item.start, item.end);
  }
  checkTotals(context, planned);
}

/** A pin outside the day's hours widens them for the ways to it and from it. */
function besidePinOutside(context: Context, planned: PlannedDay, item: Item): boolean {
  return (
    item.type === 'hop' &&
    context.plan.impossible.some((problem) => problem.code === 'pin-outside-day' && problem.date === planned.date)
  );
}

export function subjectOf(item: Item): string | null {
  if (item.type === 'visit') return item.placeId;
  if (item.type === 'event') return item.pinId;
  return item.type === 'meal' ? item.kind : null;
}

function checkVisit(context: Context, planned: PlannedDay, visit: Extract<Item, { type: 'visit' }>): void {
  const { report, places, request } = context;
  const place = places.get(visit.placeId);
  if (!place)
    return report(
      'unknown-place',
      planned.date,
      visit.placeId,
      'The plan visits a place that is not among the candidates.',
    );
  if (visit.pinId !== undefined) return checkPinned(context, planned, visit.pinId, visit.start, visit.end);
  if (request.refused.includes(place.id))
    report('refused', planned.date, place.id, 'The traveller refused this place.');
  if (place.destinationId !== planned.destinationId)
    report('wrong-city', planned.date, place.id, 'The place lies in another city.');
  const length = visit.end - visit.start;
  if (length < place.visitMinutes || length >= place.visitMinutes + 5) {
    report(
      'visit-length',
      planned.date,
      place.id,
      `The visit takes ${length} minutes, the place ${place.visitMinutes}.`,
    );
  }
  if (!isOpen(place, planned.date, visit.start, visit.end))
    report('closed', planned.date, place.id, 'The place is not open for the whole visit.');
  if (!isLit(request, place, planned.date, visit))
    report('dark', planned.date, place.id, 'The place is visited in the dark, where there is nothing to see then.');
  const { window } = visit;
  if (
    window !== 'always' &&
    (window.opens > visit.start ||
      window.closes < visit.end ||
      !isOpen(place, planned.date, window.opens, window.closes))
  ) {
    report(
      'closed',
      planned.date,
      place.id,
      "The opening window shown is not the place's own, or does not hold the visit.",
    );
  }
  if (window === 'always' && place.windows !== 'always')
    report('closed', planned.date, place.id, 'The place is not always open.');
}

/** Open without a break over [from, to]; counted minute by minute in weeks of windows, the night before included. */
function isOpen(place: Place, date: string, from: number, to: number): boolean {
  const closedOn = (d: Date): boolean =>
    [d.toISOString().slice(5, 10), d.toISOString().slice(0, 10)].some((day) => place.closedDates.includes(day));
  const midnight = new Date(`${date}T00:00:00Z`);
  if (closedOn(midnight)) return false;
  if (place.windows === 'always') return true;
  const today = (midnight.getUTCDay() + 6) % 7;
  const open = [
    ...(place.windows[today] ?? []),
    ...(place.windows[(today + 6) % 7] ?? []).map((w) => ({ opens: w.opens - 1440, closes: w.closes - 1440 })),
  ];
  let reached = from;
  for (let grown = true; grown && reached < to;) {
    grown = false;
    for (const w of open) {
      if (w.opens <= reached && w.closes > reached) {
        reached = w.closes;
        grown = true;
      }
    }
  }
  return reached >= to;
}

function checkPinned(context: Context, planned: PlannedDay, pinId: string, start: number, end: number): void {
  const pin = context.pins.get(pinId);
  if (!pin || pin.date !== planned.date || pin.start !== start || pin.end !== end) {
    context.report('pin-moved', planned.date, pinId, 'A pinned event is not where it was pinned.');
  }
}

function checkTotals(context: Context, planned: PlannedDay): void {
  const minutes = (type: Item['type']): number =>
    planned.items.filter((item) => item.type === type).reduce((sum, item) => sum + item.end - item.start, 0);
  const { totals } = planned;
  const right =
    totals.visitMinutes === minutes('visit') &&
    totals.travelMinutes === minutes('hop') + minutes('transfer') &&
    totals.visits === planned.items.filter((item) => item.type === 'visit').length;
  if (!right) context.report('totals-wrong', planned.date, null, "The day's totals do not add up.");
}
