import { bestStart, isForLight, lightSpan, needsLight } from '../model/best-hours.ts';
import type { Place } from '../model/model.ts';
import { grid, roundDown, roundUp } from '../model/time.ts';
import type { PreparedDay } from './prepare.ts';

/** Whoever is there this long before the best hour waits for it. */
const waitsMinutes = 210;

/** The hours in which there is light enough for a place; those of a visit longer than the daylight do not end. */
export function litHours(place: Place, { light }: PreparedDay, length: number): readonly [from: number, to: number] {
  const always = [-Infinity, Infinity] as const;
  if (!light || !needsLight(place)) return always;
  const span = lightSpan(place, light);
  return length <= span[1] - span[0] - grid ? span : always;
}

/** Starts of service without those that miss a sunset by little: the search begins everything as early as it can. */
export function waitingForSunset(place: Place, { light }: PreparedDay, starts: [number, number][]): [number, number][] {
  const best = light && isForLight(place) && place.bestTime === 'sunset' ? bestStart(place, light) : null;
  if (!best) return starts;
  const from = roundUp(best[0]);
  return starts.flatMap(([first, last]): [number, number][] => {
    if (last < from || first >= from) return [[first, last]];
    const before = roundDown(from - waitsMinutes);
    return [...(first <= before ? [[first, before] as [number, number]] : []), [from, last]];
  });
}
