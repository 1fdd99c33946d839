import type { Problem } from '../model/impossible.ts';
import type { Day, Destination, GeoPoint, Pin, Place, PlanRequest } from '../model/model.ts';
import { dayNumber, weekdayOf } from '../model/time.ts';
import { distanceMetres } from '../travel/distance.ts';

const mostDays = 60;
/** A place farther than this from its city has wrong coordinates; swapped ones land thousands of km away. */
const farthestMetres = 400_000;

export interface CheckedRequest {
  readonly request: PlanRequest;
  readonly problems: Problem[];
  /** Ids of places that were left out because their facts make no sense. */
  readonly invalidPlaces: ReadonlySet<string>;
  /** A point for each destination: as given, else the middle of its places. */
  readonly cityPoints: ReadonlyMap<string, GeoPoint>;
}

const isPoint = (point: GeoPoint): boolean => Math.abs(point.lat) <= 90 && Math.abs(point.lng) <= 180;
const isMinute = (minute: number): boolean => Number.isInteger(minute) && minute >= 0 && minute <= 2880;

function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

function pointsOf(destinations: readonly Destination[], places: readonly Place[]): Map<string, GeoPoint> {
  const points = new Map<string, GeoPoint>();
  for (const destination of destinations)
    if (isPoint(destination)) points.set(destination.id, { lat: destination.lat, lng: destination.lng });
  for (const id of new Set(places.map((place) => place.destinationId))) {
    if (points.has(id)) continue;
    const own = places.filter((place) => place.destinationId === id && isPoint(place));
    if (own.length > 0) points.set(id, { lat: median(own.map((p) => p.lat)), lng: median(own.map((p) => p.lng)) });
  }
  return points;
}

function checkDays(days: readonly Day[], problems: Problem[]): Day[] {
  const seen = new Set<string>();
  const good = days.filter((day) => {
    const points = [day.startPoint, day.endPoint].every((point) => !point || isPoint(point));
    const ok =
      isMinute(day.start) &&
      isMinute(day.end) &&
      day.start < day.end &&
      points &&
      !Number.isNaN(dayNumber(day.date)) &&
      !seen.has(day.date);
    seen.add(day.date);
    if (!ok) problems.push({ code: 'invalid-day', date: day.date });
    return ok;
  });
  good.sort((a, b) => (a.date < b.date ? -1 : 1));
  if (good.length === 0) problems.push({ code: 'no-days' });
  if (good.length > mostDays) problems.push({ code: 'too-many-days', kept: mostDays });
  return good.slice(0, mostDays).map((day) => ({ ...day, weekday: weekdayOf(day.date) }));
}

function isPlace(place: Place, city: GeoPoint | undefined): boolean {
  return (
    isPoint(place) &&
    Number.isFinite(place.visitMinutes) &&
    place.visitMinutes > 0 &&
    place.visitMinutes <= 1440 &&
    Number.isFinite(place.importance) &&
    (place.priceMinor === null || (Number.isFinite(place.priceMinor) && place.priceMinor >= 0)) &&
    (!city || distanceMetres(place, city) <= farthestMetres)
  );
}

function checkPin(pin: Pin, days: readonly Day[], places: ReadonlyMap<string, Place>): boolean {
  return (
    isMinute(pin.start) &&
    isMinute(pin.end) &&
    pin.start < pin.end &&
    days.some((day) => day.date === pin.date) &&
    (!pin.point || isPoint(pin.point)) &&
    (pin.placeId === undefined || places.has(pin.placeId) || pin.point !== undefined)
  );
}

/** Keeps what can be planned with and names the rest; the result holds only sane numbers and unique ids. */
export function checkRequest(raw: PlanRequest): CheckedRequest {
  const problems: Problem[] = [];
  const days = checkDays(raw.days, problems);
  const cityPoints = pointsOf(raw.destinations, raw.places);
  const invalidPlaces = new Set<string>();
  const places = new Map<string, Place>();
  for (const place of raw.places) {
    if (places.has(place.id)) continue;
    if (isPlace(place, cityPoints.get(place.destinationId))) places.set(place.id, place);
    else {
      invalidPlaces.add(place.id);
      problems.push({ code: 'invalid-place', placeId: place.id });
    }
  }
  if (places.size === 0) problems.push({ code: 'no-places' });
  const pinIds = new Set<string>();
  const pins = raw.pins.filter((pin) => {
    const ok = checkPin(pin, days, places) && !pinIds.has(pin.id);
    pinIds.add(pin.id);
    if (!ok) problems.push({ code: 'invalid-pin', pinId: pin.id });
    return ok;
  });
  const iterations = Number.isFinite(raw.iterations) ? Math.max(0, Math.floor(raw.iterations)) : 0;
  const meals = raw.meals.filter(
    (meal) => isMinute(meal.earliest) && meal.minutes > 0 && meal.earliest + meal.minutes <= meal.latest,
  );
  return {
    request: { ...raw, days, places: [...places.values()], pins, meals, iterations },
    problems,
    invalidPlaces,
    cityPoints,
  };
}
