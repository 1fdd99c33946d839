import { atBestTime, lightOf, type Light } from '../model/best-hours.ts';
import { kinOf } from '../model/kin.ts';
import type { BestTime, Hop, Item, Place, PlannedDay, PlanRequest, Reason, TimeWindow, Visit } from '../model/model.ts';
import { minutesOfDay, weekdayOf, windowsOn } from '../model/time.ts';

/** "Opens at" is said to those who come soon after, "closes at" to those who leave shortly before. */
const soonMinutes = 30;
const nearMinutes = 15;
const mostParts = 3;

type Wishes = Pick<PlanRequest, 'chosen' | 'preferredTags'>;

export interface ReasonInput {
  readonly place: Place;
  readonly visit: Pick<Visit, 'start' | 'end' | 'mealInside' | 'pinId'>;
  readonly date: string;
  readonly dayTrip: boolean;
  /** Of those that the request knows, the most important first. */
  readonly parts: readonly Place[];
  /** The sun of that day, and when the day begins; null when nothing is known of it. */
  readonly sun: Light | null;
  readonly dayStart: number;
  /** The hop that leads here straight from another place, when there is one. */
  readonly arrival: Hop | null;
  readonly request: Wishes;
}

/** The window that holds a visit; null for what never closes or lies outside the hours, as a pin may. */
function windowOf({ place, visit, date }: ReasonInput): TimeWindow | null {
  const windows = windowsOn(place, date, weekdayOf(date));
  if (windows === 'always') return null;
  return windows.find(({ opens, closes }) => opens <= visit.start && visit.end <= closes) ?? null;
}

/** Whether the doors really open then: at midnight they may have stood open since the evening before. */
function isOpening({ place, date }: ReasonInput, minute: number): boolean {
  if (place.windows === 'always') return false;
  const today = weekdayOf(date);
  const openSince = (place.windows[(today + 6) % 7] ?? []).some(({ closes }) => closes >= minute + minutesOfDay);
  return !openSince && (place.windows[today] ?? []).some(({ opens }) => opens === minute);
}

function hoursReasons(input: ReasonInput): Reason[] {
  const window = windowOf(input);
  if (!window) return [];
  const { start, end } = input.visit;
  const reasons: Reason[] = [];
  if (start - window.opens <= soonMinutes && isOpening(input, window.opens))
    reasons.push({ code: 'opens-at', minute: window.opens });
  if (window.closes - end <= soonMinutes && window.closes < minutesOfDay)
    reasons.push({ code: 'closes-at', minute: window.closes });
  return reasons;
}

/** A sunset is seen by who stays to within minutes of it. */
const nearlySet = 15;

/** What a visit has of the sun for which one comes, else that its hour is a good one. */
function lightReasons({ place, visit, sun, dayStart }: ReasonInput): Reason[] {
  const comesFor = (light: 'sunrise' | 'sunset'): boolean => place.light === light || place.light === 'both';
  if (sun) {
    const { sunrise, sunset } = sun;
    if (comesFor('sunset') && visit.start <= sunset && visit.end >= sunset - nearlySet)
      return [{ code: 'sunset', minute: sunset }];
    if (comesFor('sunrise') && visit.start <= sunrise && visit.end >= sunrise)
      return [{ code: 'sunrise', minute: sunrise }];
    if (comesFor('sunrise') && place.bestTime === 'early-morning' && dayStart > sunrise)
      return [{ code: 'after-sunrise', minute: sunrise }];
  }
  if (place.bestTime === 'any' || !atBestTime(place, visit.start, sun)) return [];
  return [{ code: 'best-time', bestTime: place.bestTime }];
}

/** What is true of a visit and worth saying, the strongest first. */
export function reasonsOf(input: ReasonInput): Reason[] {
  const { place, visit, arrival, request } = input;
  const reasons: Reason[] = [];
  if (visit.pinId !== undefined) reasons.push({ code: 'pinned' });
  if (request.chosen.includes(place.id)) reasons.push({ code: 'chosen' });
  else if (place.importance >= 5) reasons.push({ code: 'must-see' });
  const parts = input.parts.slice(0, mostParts).map(({ id }) => id);
  if (parts.length > 0) reasons.push({ code: 'parts', placeIds: parts });
  if (input.dayTrip && place.dayTrip) reasons.push({ code: 'day-trip' });
  if (visit.mealInside) reasons.push({ code: 'meal-inside', kind: visit.mealInside });
  const [light] = lightReasons(input);
  // Who comes for the sun wants to hear of it before opening hours.
  if (light && light.code !== 'best-time') reasons.push(light);
  reasons.push(...hoursReasons(input));
  if (light?.code === 'best-time') reasons.push(light);
  const tags = place.tags.filter((tag) => request.preferredTags.includes(tag));
  if (tags.length > 0) reasons.push({ code: 'tags', tags });
  if (arrival && arrival.from !== null && arrival.minutes <= nearMinutes && arrival.mode === 'walk')
    reasons.push({ code: 'near', placeId: arrival.from, minutes: arrival.minutes, mode: arrival.mode });
  return reasons;
}

/** `9:05`; after midnight it begins again at 0. */
export const clock = (minute: number): string =>
  `${Math.floor(minute / 60) % 24}:${String(minute % 60).padStart(2, '0')}`;

const bestTimeWords: Record<Exclude<BestTime, 'any'>, string> = {
  'early-morning': 'best early, before the crowds',
  morning: 'best in the morning',
  midday: 'good around midday',
  afternoon: 'best in the afternoon',
  sunset: 'best towards sunset',
  evening: 'comes alive in the evening',
  night: 'best after dark',
};

const inWords = (names: readonly string[]): string =>
  [names.slice(0, -1).join(', '), ...names.slice(-1)].filter((text) => text !== '').join(' and ');

function phrase(reason: Reason, nameOf: (id: string) => string): string {
  switch (reason.code) {
    case 'pinned':
      return 'fixed by you';
    case 'chosen':
      return 'on your list';
    case 'must-see':
      return 'a must-see here';
    case 'parts':
      return `with ${inWords(reason.placeIds.map(nameOf))}`;
    case 'day-trip':
      return 'a day out of the city';
    case 'meal-inside':
      return `time for ${reason.kind} there`;
    case 'opens-at':
      return `opens at ${clock(reason.minute)}`;
    case 'closes-at':
      return `closes at ${clock(reason.minute)}`;
    case 'best-time':
      return reason.bestTime === 'any' ? '' : bestTimeWords[reason.bestTime];
    case 'sunrise':
    case 'sunset':
      return `in time for ${reason.code} at ${clock(reason.minute)}`;
    case 'after-sunrise':
      return `best at sunrise, at ${clock(reason.minute)}, before your day begins`;
    case 'tags':
      return `for your interest in ${reason.tags.join(' and ').replaceAll('-', ' ')}`;
    case 'near':
      return `${reason.minutes} min walk from ${nameOf(reason.placeId)}`;
  }
}

const mostPhrases = 3;

/** One short English sentence without its full stop, of the first three reasons; empty when there are none. */
export function reasonText(reasons: readonly Reason[], nameOf: (id: string) => string): string {
  const text = reasons
    .slice(0, mostPhrases)
    .map((reason) => phrase(reason, nameOf))
    .join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * Gives the visits of a day their reasons, by the request as it is now: a day that was planned earlier may speak of
 * wishes that are gone.
 */
export function reasonedDays(
  request: Pick<PlanRequest, 'places' | 'pins' | 'days' | 'light'> & Wishes,
): (day: PlannedDay) => PlannedDay {
  const lightOn = lightOf(request.light);
  const kin = kinOf(request.places);
  const partsOf = (place: Place): Place[] =>
    (kin.get(place.id) ?? [])
      .filter((part) => part.wholeId === place.id)
      .sort((a, b) => b.importance - a.importance || (a.id < b.id ? -1 : 1));
  const startOf = new Map(request.days.map(({ date, start }) => [date, start]));
  const places = new Map(request.places.map((place) => [place.id, place]));
  const elsewhere = new Set(request.pins.flatMap((pin) => (pin.point ? [pin.id] : [])));
  const nameOf = (id: string): string => places.get(id)?.name ?? id;
  /** The place whose own ground a visit is on: a pin may happen somewhere else. */
  const groundOf = (visit: Visit): string | null =>
    visit.pinId !== undefined && elsewhere.has(visit.pinId) ? null : visit.placeId;

  return (day) => {
    let hop: Hop | null = null;
    let from: string | null = null;
    const items = day.items.map((item): Item => {
      if (item.type === 'hop') hop = item;
      // The way led to the event; what follows at the same spot is reached from there.
      if (item.type === 'event' && elsewhere.has(item.pinId)) [hop, from] = [null, null];
      if (item.type !== 'visit') return item;
      const place = places.get(item.placeId);
      const ground = groundOf(item);
      const arrival: Hop | null = hop;
      const known = arrival !== null && ground !== null && from !== null && (arrival as Hop).from === from;
      hop = null;
      from = ground;
      if (!place) return item;
      const { date, dayTrip } = day;
      const sun = lightOn(place.destinationId, date);
      const at = { date, dayTrip, parts: partsOf(place), sun, dayStart: startOf.get(date) ?? 0 };
      const reasons = reasonsOf({ place, visit: item, ...at, arrival: known ? arrival : null, request });
      return { ...item, reasons, reason: reasonText(reasons, nameOf) };
    });
    return { ...day, items };
  };
}
