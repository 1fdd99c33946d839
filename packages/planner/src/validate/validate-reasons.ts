import type { Daylight } from '../model/daylight.ts';
import type {
  Hop,
  Place,
  Plan,
  PlannedDay,
  PlanRequest,
  Reason,
  TravelTimes,
  Violation,
  Visit,
} from '../model/model.ts';
import { claimsOf } from './validate-claims.ts';

/** A visit with all that its reasons may speak of. */
interface Stop {
  readonly request: PlanRequest;
  readonly travel: TravelTimes;
  readonly day: PlannedDay;
  readonly visit: Visit;
  readonly place: Place;
  /** What the traveller comes from, by a hop or without one. */
  readonly before: { readonly place: Place | null; readonly hop: Hop | null };
}

/** What each best time means, in minutes of the day; written down here a second time on purpose. */
const bestHours: Readonly<Record<string, readonly [from: number, to: number]>> = {
  'early-morning': [5 * 60, 9 * 60 + 30],
  morning: [7 * 60, 11 * 60 + 30],
  midday: [10 * 60 + 30, 14 * 60],
  afternoon: [12 * 60 + 30, 16 * 60 + 30],
  sunset: [16 * 60, 18 * 60 + 30],
  evening: [17 * 60 + 30, 21 * 60],
  night: [18 * 60 + 30, 23 * 60],
};
/** "Opens at" is said to those who come soon after, "closes at" to those who leave shortly before. */
const soonMinutes = 30;
const walkMinutes = 15;
const longVisitMinutes = 180;
const minutesOfDay = 1440;

const weekdayOf = (date: string): number => (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;

/** The place's windows around a date, in minutes of that day; those of the evening before begin below zero. */
function windowsAround({ place, day }: Stop): { opens: number; closes: number }[] {
  if (place.windows === 'always') return [];
  const today = weekdayOf(day.date);
  const { windows, closedDates } = place;
  const closed = [day.date, day.date.slice(5)].some((date) => closedDates.includes(date));
  const yesterday = (windows[(today + 6) % 7] ?? []).map(({ opens, closes }) => ({
    opens: opens - minutesOfDay,
    closes: closes - minutesOfDay,
  }));
  return closed ? [] : [...yesterday, ...(windows[today] ?? [])];
}

/** The doors go from closed to open at that minute. */
function opensAt(stop: Stop, minute: number): boolean {
  const windows = windowsAround(stop);
  const openBefore = windows.some(({ opens, closes }) => opens < minute && closes >= minute);
  return !openBefore && windows.some(({ opens, closes }) => opens === minute && closes > minute);
}

/** The doors go from open to closed at that minute, within the day. */
function closesAt(stop: Stop, minute: number): boolean {
  const windows = windowsAround(stop);
  const openAfter = windows.some(({ opens, closes }) => opens <= minute && closes > minute);
  return minute < minutesOfDay && !openAfter && windows.some(({ closes }) => closes === minute);
}

function isNear({ travel, place, before }: Stop, reason: Extract<Reason, { code: 'near' }>): boolean {
  const { hop } = before;
  if (!hop || before.place?.id !== reason.placeId || reason.mode !== 'walk') return false;
  const way = travel.leg(before.place, place);
  return (
    hop.mode === 'walk' &&
    hop.minutes === reason.minutes &&
    way.mode === 'walk' &&
    way.minutes === reason.minutes &&
    reason.minutes <= walkMinutes
  );
}

const sunOf = ({ request, day, place }: Stop): Daylight | undefined =>
  request.light?.find(({ destinationId, date }) => destinationId === place.destinationId && date === day.date);

/** The best hours of the stop's day, by its sun where that is known. */
function hoursFor(stop: Stop): readonly [from: number, to: number] | undefined {
  const { bestTime, light, visitMinutes } = stop.place;
  const sun = sunOf(stop);
  const usual = bestHours[bestTime];
  if (!sun || !usual) return usual;
  switch (bestTime) {
    case 'sunset':
      return [sun.sunset - (visitMinutes > 45 ? visitMinutes : 45), sun.sunset - 15];
    case 'night':
      return [Math.min(23 * 60, Math.max(17 * 60, sun.sunset + 30)), 23 * 60];
    case 'early-morning':
      return light === 'sunrise' || light === 'both'
        ? [sun.sunrise - 35, sun.sunrise - 5]
        : [sun.sunrise - 15, sun.sunrise + 3 * 60];
    default:
      return usual;
  }
}

function isOfTheSun(stop: Stop, { code, minute }: { readonly code: string; readonly minute: number }): boolean {
  const { visit, place, request, day } = stop;
  const sun = sunOf(stop);
  if (!sun || place.light === null) return false;
  const there = (at: number): boolean => visit.start <= at && visit.end > at - 20;
  if (code === 'sunset') return place.light !== 'sunrise' && minute === sun.sunset && there(minute);
  if (place.light === 'sunset' || minute !== sun.sunrise) return false;
  if (code === 'sunrise') return there(minute) && visit.end >= minute;
  return request.days.some(({ date, start }) => date === day.date && start > minute);
}

function holdsMeal({ request, day, visit }: Stop, kind: string): boolean {
  const rule = request.meals.find((meal) => meal.kind === kind);
  if (!rule || visit.mealInside !== kind || visit.end - visit.start < longVisitMinutes) return false;
  const between = visit.start - rule.earliest < rule.minutes && rule.latest - visit.end < rule.minutes;
  return between && !day.items.some((item) => item.type === 'meal' && item.kind === kind);
}

function isTrue(stop: Stop, reason: Reason): boolean {
  const { request, day, visit, place } = stop;
  switch (reason.code) {
    case 'pinned':
      return request.pins.some((pin) => pin.id === visit.pinId && pin.date === day.date && pin.start === visit.start);
    case 'chosen':
      return request.chosen.includes(place.id);
    case 'must-see':
      return place.importance >= 5;
    case 'parts':
      return (
        reason.placeIds.length > 0 &&
        reason.placeIds.every((id) => request.places.some((part) => part.id === id && part.wholeId === place.id))
      );
    case 'day-trip':
      return day.dayTrip && place.dayTrip;
    case 'meal-inside':
      return holdsMeal(stop, reason.kind);
    case 'opens-at':
      return (
        visit.start - reason.minute >= 0 && visit.start - reason.minute <= soonMinutes && opensAt(stop, reason.minute)
      );
    case 'closes-at':
      return (
        reason.minute - visit.end >= 0 && reason.minute - visit.end <= soonMinutes && closesAt(stop, reason.minute)
      );
    case 'best-time': {
      const hours = hoursFor(stop);
      return place.bestTime === reason.bestTime && !!hours && visit.start >= hours[0] && visit.start <= hours[1];
    }
    case 'sunrise':
    case 'sunset':
    case 'after-sunrise':
      return isOfTheSun(stop, reason);
    case 'tags':
      return (
        reason.tags.length > 0 &&
        reason.tags.every((tag) => place.tags.includes(tag) && request.preferredTags.includes(tag))
      );
    case 'near':
      return isNear(stop, reason);
  }
}

/** Two ways to write one fact: the sentence's, where tags have blanks and clocks begin again at midnight, and the other. */
function sameFact(a: Reason, b: Reason): boolean {
  const plain = (reason: Reason): string =>
    JSON.stringify({
      ...reason,
      ...('minute' in reason ? { minute: reason.minute % minutesOfDay } : {}),
      ...('tags' in reason ? { tags: reason.tags.map((tag) => tag.replaceAll('-', ' ')).join(' and ') } : {}),
    });
  return plain(a) === plain(b);
}

function stopsOf(request: PlanRequest, day: PlannedDay, travel: TravelTimes): Stop[] {
  const places = new Map([...request.places].reverse().map((place) => [place.id, place]));
  const pins = new Map(request.pins.map((pin) => [pin.id, pin]));
  const stops: Stop[] = [];
  let hop: Hop | null = null;
  let from: Place | null = null;
  for (const item of day.items) {
    if (item.type === 'hop') hop = item;
    else if (item.type === 'event') {
      if (pins.get(item.pinId)?.point) [from, hop] = [null, null];
    } else if (item.type === 'visit') {
      const place = places.get(item.placeId);
      if (place) stops.push({ request, travel, day, visit: item, place, before: { place: from, hop } });
      // A pin may take place elsewhere than its place lies.
      from = item.pinId !== undefined && pins.get(item.pinId)?.point ? null : (place ?? null);
      hop = null;
    }
  }
  return stops;
}

function complaint(stop: Stop): string | null {
  const { visit, request } = stop;
  const wrong = visit.reasons.find((reason) => !isTrue(stop, reason));
  if (wrong) return `The reason "${wrong.code}" is not true.`;
  const nearby = request.places.filter(({ id }) => id === stop.before.place?.id);
  const parts = request.places.filter(({ wholeId }) => wholeId === stop.place.id);
  const claims = claimsOf(visit.reason, nearby, parts);
  if (!claims) return `The sentence "${visit.reason}" says something that cannot be checked.`;
  const baseless = claims.find((claim) => !visit.reasons.some((reason) => sameFact(claim, reason)));
  return baseless ? `The sentence "${visit.reason}" claims "${baseless.code}" without a reason for it.` : null;
}

/** Every reason and every word of a stop's sentence that is not true of the request and the plan. */
export function falseReasons(request: PlanRequest, plan: Plan, travel: TravelTimes): Violation[] {
  return plan.days.flatMap((day) =>
    stopsOf(request, day, travel).flatMap((stop): Violation[] => {
      const message = complaint(stop);
      const { date } = day;
      return message === null ? [] : [{ code: 'reason-false', date, subject: stop.place.id, message }];
    }),
  );
}

/** How many claims a plan's sentences make: what `falseReasons` has checked. */
export const countReasons = (plan: Plan): number =>
  plan.days.reduce(
    (sum, day) => sum + day.items.reduce((own, item) => own + (item.type === 'visit' ? item.reasons.length : 0), 0),
    0,
  );
