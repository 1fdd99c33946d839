import { atBestTime } from './comfort.ts';
import type { BestTime, Hop, MealKind, Place, PlanRequest, Reason, TimeWindow } from './model.ts';

const justOpened = 30;
const nearMinutes = 15;

export interface ReasonInput {
  readonly place: Place;
  readonly start: number;
  readonly window: TimeWindow | 'always';
  readonly pinned: boolean;
  readonly dayTrip: boolean;
  readonly mealInside: MealKind | null;
  /** The hop that leads here from another place, when there is one. */
  readonly arrival: Hop | null;
  readonly request: Pick<PlanRequest, 'chosen' | 'preferredTags'>;
}

/** What is true of a visit and worth saying, the strongest first. */
export function reasonsOf(input: ReasonInput): Reason[] {
  const { place, window, start, arrival, request } = input;
  const reasons: Reason[] = [];
  if (input.pinned) reasons.push({ code: 'pinned' });
  if (request.chosen.includes(place.id)) reasons.push({ code: 'chosen' });
  else if (place.importance >= 5) reasons.push({ code: 'must-see' });
  if (input.dayTrip && place.dayTrip) reasons.push({ code: 'day-trip' });
  if (input.mealInside) reasons.push({ code: 'meal-inside', kind: input.mealInside });
  if (window !== 'always' && start - window.opens <= justOpened)
    reasons.push({ code: 'opens-at', minute: window.opens });
  if (place.bestTime !== 'any' && atBestTime(place, start))
    reasons.push({ code: 'best-time', bestTime: place.bestTime });
  const tags = place.tags.filter((tag) => request.preferredTags.includes(tag));
  if (tags.length > 0) reasons.push({ code: 'tags', tags });
  if (arrival && arrival.from !== null && arrival.minutes <= nearMinutes && arrival.mode === 'walk') {
    reasons.push({ code: 'near', placeId: arrival.from, minutes: arrival.minutes, mode: arrival.mode });
  }
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

function phrase(reason: Reason, nameOf: (id: string) => string): string {
  switch (reason.code) {
    case 'pinned':
      return 'fixed by you';
    case 'chosen':
      return 'on your list';
    case 'must-see':
      return 'a must-see here';
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
