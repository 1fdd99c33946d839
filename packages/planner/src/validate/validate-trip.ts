import type { Plan, PlannedDay } from '../model/model.ts';
import { mostStops } from '../model/pace.ts';
import type { Context } from './validate-context.ts';
import { checkMeals } from './validate-meals.ts';
import { checkTransfers } from './validate-transfers.ts';

/** Fewer days than these are never too many for a city. */
const leastStayWithFreeDays = 7;

/** What only the whole trip shows: every day there, nothing twice, pins, meals, pace, money, and nothing lost unsaid. */
export function checkTrip(context: Context): void {
  checkDuplicates(context);
  checkParts(context);
  checkPins(context);
  checkNamed(context);
  checkBudget(context);
  checkTransfers(context);
  for (const planned of context.plan.days) {
    checkMeals(context, planned);
    checkPace(context, planned);
    checkFree(context, planned);
  }
  const dates = context.plan.days.map((day) => day.date);
  if (dates.some((date, i) => i > 0 && date <= dates[i - 1]!))
    context.report('order', null, null, 'The days are not in order.');
}

function visitsOf(plan: Plan) {
  return plan.days.flatMap((day) => day.items.flatMap((item) => (item.type === 'visit' ? [{ day, visit: item }] : [])));
}

function checkDuplicates(context: Context): void {
  const seen = new Set<string>();
  for (const { day, visit } of visitsOf(context.plan)) {
    if (seen.has(visit.placeId) && visit.pinId === undefined)
      context.report('duplicate', day.date, visit.placeId, 'A place is visited twice.');
    seen.add(visit.placeId);
  }
}

/** A part beside its whole is the same thing twice, unless the traveller asked for both or fixed one. */
function checkParts(context: Context): void {
  const { request, places, plan } = context;
  const loose = new Map(
    visitsOf(plan).map(({ visit }) => [
      visit.placeId,
      visit.pinId === undefined && !request.chosen.includes(visit.placeId),
    ]),
  );
  for (const [id, isLoose] of loose) {
    const whole = places.get(id)?.wholeId ?? null;
    if (whole !== null && loose.has(whole) && (isLoose || loose.get(whole)))
      context.report('part-twice', null, id, 'A place is visited, and the whole that it is a part of as well.');
  }
}

function checkPins(context: Context): void {
  const { plan, request, report } = context;
  const named = new Set(
    plan.impossible.flatMap((problem) => ('pinId' in problem ? [`${problem.code} ${problem.pinId}`] : [])),
  );
  const gone = ['invalid-pin', 'pins-collide', 'pin-unreachable'];
  for (const pin of request.pins) {
    const there = plan.days.some((day) =>
      day.items.some((item) => (item.type === 'visit' || item.type === 'event') && item.pinId === pin.id),
    );
    if (!there && !gone.some((code) => named.has(`${code} ${pin.id}`)))
      report('pin-missing', pin.date, pin.id, 'A pinned event is missing and not named.');
  }
}

function checkNamed(context: Context): void {
  const { plan, request, report } = context;
  const visited = new Set(visitsOf(plan).map(({ visit }) => visit.placeId));
  const unscheduled = new Set(plan.unscheduled.map(({ placeId }) => placeId));
  const named = new Set(plan.impossible.flatMap((problem) => ('placeId' in problem ? [problem.placeId] : [])));
  for (const place of request.places) {
    if (visited.has(place.id) === unscheduled.has(place.id))
      report('dropped-unnamed', null, place.id, 'A place is neither planned nor listed as left out, or both.');
    const wanted = request.chosen.includes(place.id) || (place.importance >= 5 && !request.refused.includes(place.id));
    // Whoever is in the whole, or in a part of it, has not missed it.
    const seen =
      !request.chosen.includes(place.id) &&
      request.places.some(({ id, wholeId }) => visited.has(id) && (wholeId === place.id || id === place.wholeId));
    if (wanted && !visited.has(place.id) && !seen && !named.has(place.id))
      report('dropped-unnamed', null, place.id, 'A wanted place is left out and not named.');
  }
}

function checkBudget(context: Context): void {
  const { plan, request, places, report } = context;
  if (!request.budget) return;
  const each = visitsOf(plan).reduce(
    (sum, { visit }) => sum + (visit.pinId === undefined ? (places.get(visit.placeId)?.priceMinor ?? 0) : 0),
    0,
  );
  if (each * Math.max(1, request.budget.people) > request.budget.amountMinor)
    report('budget', null, null, 'Entries cost more than the budget.');
}

/** A day is left free only in a long stay, and has no plan then. */
function checkFree({ plan, report }: Context, planned: PlannedDay): void {
  if (!planned.free) return;
  const stay = plan.days.filter(({ destinationId }) => destinationId === planned.destinationId);
  if (planned.items.some(({ type }) => type !== 'meal'))
    report('day-mismatch', planned.date, null, 'A day that is said to be free has a plan.');
  if (stay.length < leastStayWithFreeDays)
    report('day-mismatch', planned.date, null, 'A day of a short stay is left without a plan.');
}

function checkPace(context: Context, planned: PlannedDay): void {
  const { request, report } = context;
  const day = request.days.find((other) => other.date === planned.date);
  if (!day) return;
  const visits = planned.items.filter((item) => item.type === 'visit');
  const pinned = visits.filter((item) => item.type === 'visit' && item.pinId !== undefined).length;
  const most = mostStops(request.pace, day, request.theme);
  if (visits.length - pinned > Math.max(0, most - pinned))
    report('pace', planned.date, null, `The day has ${visits.length} stops, at most ${most} at this pace.`);
}
