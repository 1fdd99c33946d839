import type { Place, PlanRequest, Visit } from '../model/model.ts';

/** Kinds that are looked at, walked in or swum in outdoors; written down here a second time on purpose. */
const daylightKinds = new Set(
  (
    'viewpoint tower bridge waterfront skyline cable-car park garden nature-reserve rice-terrace tea-terrace ' +
    'lake river waterfall cave mountain volcano valley desert beach island reef'
  ).split(' '),
);
/** From the first grey to the last. */
const greyMinutes = 35;

/** Whether there is light for a visit, where it needs any and the sun of its day is known. */
export function isLit(
  request: PlanRequest,
  place: Place,
  date: string,
  { start, end }: Pick<Visit, 'start' | 'end'>,
): boolean {
  const sun = request.light?.find((day) => day.destinationId === place.destinationId && day.date === date);
  const liesInDaylight = place.light !== null || daylightKinds.has(place.kind);
  if (!sun || !liesInDaylight || place.night || place.bestTime === 'evening' || place.bestTime === 'night') return true;
  const [first, last] = [sun.sunrise - greyMinutes, sun.sunset + greyMinutes];
  const longerThanLight = place.visitMinutes > sun.sunset - sun.sunrise;
  return longerThanLight || (start >= first && end <= last);
}
