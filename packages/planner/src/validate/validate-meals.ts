import type { FoodArea, GeoPoint, Item, Meal, MealRule, Place, PlannedDay } from '../model/model.ts';
import type { Context } from './validate-context.ts';

const up = (minute: number): number => Math.ceil(minute / 5) * 5;
const down = (minute: number): number => Math.floor(minute / 5) * 5;
const longVisit = 180;

/** Farther from the stops around it nobody walks for a meal. */
const farthest = 800;
const metresPerDegree = 111_195;

/** Flat reckoning is near enough for a kilometre. */
function metresBetween(a: GeoPoint, b: GeoPoint): number {
  const narrow = Math.cos((a.lat * Math.PI) / 180);
  return metresPerDegree * Math.hypot(a.lat - b.lat, (a.lng - b.lng) * narrow);
}

/** A district that is named lies beside the stop before, or the next one of a day that begins with the meal, and is there for that meal, and a dish is the city's. */
function checkPlaces({ request, places, report }: Context, { items, destinationId, date }: PlannedDay): void {
  const food = request.destinations.find((city) => city.id === destinationId)?.food;
  const visitNear = (list: readonly Item[]): Place[] => {
    const visit = list.find((item) => item.type === 'visit');
    const place = visit?.type === 'visit' ? places.get(visit.placeId) : undefined;
    return place ? [place] : [];
  };
  items.forEach((item, i) => {
    if (item.type !== 'meal') return;
    const { area, dish, kind } = item;
    const [here] = [...visitNear(items.slice(0, i).reverse()), ...visitNear(items.slice(i + 1))];
    // A day without any stop may be spent in whatever district there is.
    const isNear = (one: FoodArea): boolean => !here || metresBetween(here, one) <= one.radius + farthest;
    const known = food?.areas.find((one) => one.name === area?.name && one.lat === area.lat && one.lng === area.lng);
    if (area && !(known && known.meals.includes(kind) && isNear(known)))
      report('meal-place', date, kind, 'A meal is said to be in a district where it is not.');
    if (dish !== undefined && !food?.dishes.includes(dish))
      report('meal-place', date, kind, 'A meal names a dish that is not of the city.');
  });
}

/** Every meal that a day's hours hold is eaten once: at a table, within a long visit, or on the way to the city. */
export function checkMeals(context: Context, planned: PlannedDay): void {
  const { request, plan, report } = context;
  const day = request.days.find((other) => other.date === planned.date);
  if (!day) return;
  const transfer = planned.items.find((item) => item.type === 'transfer');
  const named = (rule: MealRule): boolean =>
    plan.impossible.some(
      (problem) =>
        (problem.code === 'transfer-too-long' && problem.date === planned.date) ||
        (problem.code === 'meal-impossible' && problem.date === planned.date && problem.kind === rule.kind),
    );
  for (const rule of request.meals) {
    const own = planned.items.flatMap((item) => (item.type === 'meal' && item.kind === rule.kind ? [item] : []));
    const onTheWay = transfer?.type === 'transfer' && transfer.meals.includes(rule.kind);
    const inside = planned.items.some(
      (item) =>
        item.type === 'visit' &&
        item.end - item.start >= longVisit &&
        item.start - rule.earliest < rule.minutes &&
        rule.latest - item.end < rule.minutes,
    );
    const spans = up(day.start) <= rule.earliest && down(day.end) >= rule.latest;
    if (spans && own.length === 0 && !inside && !onTheWay && !named(rule))
      report('meal-missing', planned.date, rule.kind, 'A day that spans this meal has no break for it.');
    if (own.length > 1 || (onTheWay && own.length > 0) || own.some((meal) => !isInTime(meal, rule)))
      report('meal-wrong', planned.date, rule.kind, 'A meal is double, too short or outside its window.');
    if (onTheWay && !(spans && transfer.end + transfer.settleMinutes + rule.minutes > Math.min(rule.latest, day.end)))
      report('meal-wrong', planned.date, rule.kind, 'A meal is said to be eaten on a way that leaves time for it.');
  }

  checkPlaces(context, planned);

  /** Who has only just arrived may begin as late as others end. */
  function isInTime(meal: Meal, rule: MealRule): boolean {
    if (meal.start < rule.earliest || meal.end - meal.start < rule.minutes) return false;
    if (meal.end <= rule.latest) return true;
    const arrived = transfer?.type === 'transfer' ? transfer.end + transfer.settleMinutes : Infinity;
    return arrived <= rule.latest && meal.end <= Math.max(rule.latest, up(arrived) + rule.minutes);
  }
}
