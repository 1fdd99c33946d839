import { isForLight, isForSunrise, lightOf, needsLight } from '../src/model/best-hours.ts';
import { kindGroup } from '../src/model/kind-group.ts';
import type { GeoPoint, Item, Place, PlannedDay, PlanRequest } from '../src/model/model.ts';

/** What one day with visits is like. */
export interface DayMeasures {
  /** Crossings of the day's route with itself. */
  readonly crossings: number;
  /** Without three of one kind in a row, and without more than half of one kind, unless one interest was asked for. */
  readonly varied: boolean;
  /** Minutes that nothing is planned before visits that begin when their door opens. */
  readonly waits: readonly number[];
  /** The same before whatever could begin at another time as well, or has its time for another reason. */
  readonly gaps: readonly number[];
  readonly stops: number;
  /** Meals whose whole window lies in the day's hours, and those of them without a break, though fixed events leave room for one. */
  readonly meals: number;
  readonly mealsMissing: number;
}

/** Visits begin on this grid. */
const gridMinutes = 5;

export const visitsOf = (day: PlannedDay) => day.items.flatMap((item) => (item.type === 'visit' ? [item] : []));

/** Whether the segments ab and cd cross, ends apart. */
function cross(a: GeoPoint, b: GeoPoint, c: GeoPoint, d: GeoPoint): boolean {
  const side = (p: GeoPoint, q: GeoPoint, r: GeoPoint): number =>
    (q.lng - p.lng) * (r.lat - p.lat) - (q.lat - p.lat) * (r.lng - p.lng);
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

function crossingsOf(points: readonly GeoPoint[]): number {
  let count = 0;
  for (let i = 0; i + 1 < points.length; i++) {
    for (let j = i + 2; j + 1 < points.length; j++)
      if (cross(points[i]!, points[i + 1]!, points[j]!, points[j + 1]!)) count++;
  }
  return count;
}

function isVaried(groups: readonly string[]): boolean {
  const inRow = groups.some((group, i) => i > 1 && group === groups[i - 1] && group === groups[i - 2]);
  const most = Math.max(0, ...groups.map((group) => groups.filter((other) => other === group).length));
  return !inRow && (most <= 2 || most * 2 <= groups.length);
}

/** Empty minutes before each item that is neither a hop nor the first; the hop to it does not count as empty. */
function emptyBefore(items: readonly Item[], rests: (item: Item) => boolean): { item: Item; minutes: number }[] {
  const found: { item: Item; minutes: number }[] = [];
  let end: number | null = null;
  let way = 0;
  for (const item of items) {
    if (item.type === 'hop') {
      way += item.end - item.start;
      continue;
    }
    if (end !== null) found.push({ item, minutes: Math.max(0, item.start - end - way) });
    // Whoever has just arrived in a city waits for nothing yet, and who saw the sun rise has breakfast.
    end = item.type === 'transfer' || rests(item) ? null : item.end;
    way = 0;
  }
  return found;
}

/** The longest stretch within [from, to] that fixed events, in order of time, leave free. */
function longestFree(from: number, to: number, fixed: readonly Item[]): number {
  let longest = 0;
  let at = from;
  for (const { start, end } of fixed) {
    longest = Math.max(longest, Math.min(start, to) - at);
    at = Math.max(at, end);
  }
  return Math.max(longest, to - at);
}

function mealsOf(request: PlanRequest, planned: PlannedDay): { meals: number; missing: number } {
  const day = request.days.find((other) => other.date === planned.date)!;
  const transfer = planned.items.find((item) => item.type === 'transfer');
  const open = transfer?.type === 'transfer' ? transfer.end + transfer.settleMinutes + 5 : day.start;
  // Who arrives late still eats, as long as others do; who is on the way then eats there, and is told so.
  const due = request.meals.filter(
    (rule) =>
      day.start <= rule.earliest - 5 &&
      day.end >= rule.latest + 5 &&
      open <= rule.latest &&
      open + rule.minutes <= day.end &&
      !(transfer?.type === 'transfer' && transfer.meals.includes(rule.kind)),
  );
  const fixed = planned.items.flatMap((item) =>
    item.type === 'event' || (item.type === 'visit' && item.pinId !== undefined) ? [item] : [],
  );
  const missing = due.filter(
    (rule) =>
      longestFree(
        Math.max(open, rule.earliest),
        Math.max(rule.latest, open > rule.earliest ? open + rule.minutes : 0),
        fixed,
      ) >= rule.minutes &&
      !planned.items.some(
        (item) =>
          (item.type === 'meal' && item.kind === rule.kind) || (item.type === 'visit' && item.mealInside === rule.kind),
      ),
  );
  return { meals: due.length, missing: missing.length };
}

/** Whether a day that begins in another city says what is not so: known minutes, a meal on a way that has no time for one. */
export function arrivalFaults(request: PlanRequest, { items }: PlannedDay): number {
  const [transfer] = items;
  if (transfer?.type !== 'transfer') return 0;
  const known = request.connections?.some(
    ({ between }) => between.includes(transfer.from) && between.includes(transfer.to),
  );
  const invented = known && transfer.source !== 'typical';
  const first = items.find((item) => item.type === 'visit' && item.pinId === undefined);
  const hurried = first !== undefined && first.start < transfer.end + 30;
  const hungry = transfer.meals.some((kind) => {
    const rule = request.meals.find((meal) => meal.kind === kind)!;
    return transfer.end + 30 + rule.minutes <= rule.latest;
  });
  return [invented, hurried, hungry].filter(Boolean).length;
}

/** What of a day's visits for the light of one hour has it, and what is looked at in the dark. */
export function lightOfDay(
  request: PlanRequest,
  byId: ReadonlyMap<string, Place>,
  day: PlannedDay,
): { wanted: number; had: number; dark: number } {
  const sun = lightOf(request.light)(day.destinationId, day.date);
  const visits = visitsOf(day).filter((visit) => visit.pinId === undefined);
  if (!sun) return { wanted: 0, had: 0, dark: 0 };
  const wanted = visits.filter(
    ({ placeId }) => byId.get(placeId)!.bestTime === 'sunset' && isForLight(byId.get(placeId)!),
  );
  const seen = wanted.filter(({ start, end }) => start <= sun.sunset && end >= sun.sunset - 15);
  const long = sun.sunset - sun.sunrise;
  const dark = visits.filter(({ placeId, start, end }) => {
    const place = byId.get(placeId)!;
    return needsLight(place) && place.visitMinutes < long && (end > sun.sunset + 40 || start < sun.sunrise - 40);
  });
  return { wanted: wanted.length, had: seen.length, dark: dark.length };
}

/** Null for a day without visits. */
export function measureDay(
  request: PlanRequest,
  byId: ReadonlyMap<string, Place>,
  day: PlannedDay,
): DayMeasures | null {
  const places = visitsOf(day).map((visit) => byId.get(visit.placeId)!);
  if (places.length === 0) return null;
  const rests = (item: Item): boolean => item.type === 'visit' && isForSunrise(byId.get(item.placeId)!);
  const empty = emptyBefore(day.items, rests);
  const meals = mealsOf(request, day);
  // Before what lives in the evening, or is for the sunset, the afternoon is free, whenever its door opens.
  const ofEvening = (id: string): boolean => {
    const place = byId.get(id)!;
    return ['evening', 'night'].includes(place.bestTime) || (place.bestTime === 'sunset' && isForLight(place));
  };
  const waitsFor = (item: Item): boolean =>
    item.type === 'visit' &&
    !ofEvening(item.placeId) &&
    item.pinId === undefined &&
    item.window !== 'always' &&
    item.start - item.window.opens < gridMinutes;
  return {
    crossings: crossingsOf(places),
    varied: request.preferredTags.length === 1 || isVaried(places.map((place) => kindGroup(place.kind))),
    waits: empty.filter(({ item }) => waitsFor(item)).map(({ minutes }) => minutes),
    gaps: empty.filter(({ item }) => !waitsFor(item)).map(({ minutes }) => minutes),
    stops: places.length,
    meals: meals.meals,
    mealsMissing: meals.missing,
  };
}
