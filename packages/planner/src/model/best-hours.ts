import type { Daylight } from './daylight.ts';
import { kindGroup } from './kind-group.ts';
import type { BestTime, Place } from './model.ts';

export type Light = Pick<Daylight, 'sunrise' | 'sunset'>;
export type Lit = Pick<Place, 'bestTime' | 'light' | 'visitMinutes'>;
type Span = readonly [from: number, to: number];

/** When a visit should begin where nothing is known of the sun, in minutes of the day. */
const usualStart: Record<Exclude<BestTime, 'any'>, Span> = {
  'early-morning': [300, 570],
  morning: [420, 690],
  midday: [630, 840],
  afternoon: [750, 990],
  sunset: [960, 1110],
  evening: [1050, 1260],
  night: [1110, 1380],
};

/** Nobody comes for the sun at the last minute. */
const inTime = 15;
/** After the sun has set, until it is dark enough for lamps. */
const dusk = 30;

/** When a visit should begin on a day of this light; null when any hour is as good. */
export function bestStart({ bestTime, light, visitMinutes }: Lit, sun: Light | null): Span | null {
  if (bestTime === 'any') return null;
  const usual = usualStart[bestTime];
  if (!sun) return usual;
  if (bestTime === 'sunset') return [sun.sunset - Math.max(visitMinutes, 45), sun.sunset - inTime];
  if (bestTime === 'night') return [Math.min(usual[1], Math.max(1020, sun.sunset + dusk)), usual[1]];
  if (bestTime !== 'early-morning') return usual;
  return isForSunrise({ bestTime, light })
    ? [sun.sunrise - 35, sun.sunrise - 5]
    : [sun.sunrise - inTime, sun.sunrise + 180];
}

/** Whether one comes for the light of one hour. */
export const isForLight = ({ bestTime, light }: Pick<Place, 'bestTime' | 'light'>): boolean =>
  light !== null && (bestTime === 'sunset' || bestTime === 'early-morning');

/** Whether one comes to see the sun rise. */
export const isForSunrise = (place: Pick<Place, 'bestTime' | 'light'>): boolean =>
  place.bestTime === 'early-morning' && (place.light === 'sunrise' || place.light === 'both');

/** Whether a visit that begins at `start` is at the place's best time. */
export function atBestTime(place: Lit, start: number, sun: Light | null): boolean {
  const span = bestStart(place, sun);
  return !span || (start >= span[0] && start <= span[1]);
}

/** What is looked at or swum in, and of no use in the dark. */
const daylightGroups = new Set(['view', 'green', 'wild', 'sea']);

/** Whether a place is not to be visited in the dark. */
export const needsLight = ({
  kind,
  night,
  light,
  bestTime,
}: Pick<Place, 'kind' | 'night' | 'light' | 'bestTime'>): boolean =>
  !night && bestTime !== 'evening' && bestTime !== 'night' && (light !== null || daylightGroups.has(kindGroup(kind)));

/** One may stay until it is really dark, and come in the grey for a sunrise. */
export function lightSpan({ light }: Pick<Place, 'light'>, { sunrise, sunset }: Light): Span {
  return [sunrise - (light === 'sunrise' || light === 'both' ? 35 : inTime), sunset + dusk];
}

/** Finds the light of a city's day. */
export function lightOf(light: readonly Daylight[] | undefined): (destinationId: string, date: string) => Light | null {
  const known = new Map((light ?? []).map((day) => [`${day.destinationId} ${day.date}`, day]));
  return (destinationId, date) => known.get(`${destinationId} ${date}`) ?? null;
}
