interface Ground {
  name: string;
  lat: number;
  lng: number;
  landscape: string;
}

/** Why one packs for it, in words; null where it is not to be expected. */
export interface Weather {
  hot: string | null;
  cold: string | null;
  wet: string | null;
}

const monthOf = (day: string) => Number(day.slice(5, 7));

/** The months of a trip, 1 to 12. */
function monthsBetween(start: string, end: string): number[] {
  const count = (monthOf(end) - monthOf(start) + 12) % 12;
  return Array.from({ length: count + 1 }, (_, index) => ((monthOf(start) - 1 + index) % 12) + 1);
}

/** Months counted as the north has them: July in the south is as January. */
const asInNorth = (month: number, lat: number) => (lat < 0 ? ((month + 5) % 12) + 1 : month);
const winter = [11, 12, 1, 2, 3];
const summer = [5, 6, 7, 8, 9];
const highWinter = [10, 11, 12, 1, 2, 3, 4, 5];

const isHigh = (landscape: string) => landscape === 'mountains' || landscape === 'high-plateau';

/** Roughly, by latitude, height and month: good for a suitcase and for nothing else. */
const isCold = ({ lat, landscape }: Ground, month: number): boolean =>
  isHigh(landscape) && Math.abs(lat) > 15
    ? highWinter.includes(asInNorth(month, lat))
    : Math.abs(lat) > 28 && winter.includes(asInNorth(month, lat));
const isHot = ({ lat, landscape }: Ground, month: number): boolean =>
  !isHigh(landscape) && (Math.abs(lat) < 23.5 || summer.includes(asInNorth(month, lat)));

/** The monsoon from India to Japan, and the north-eastern one along the coasts near the equator. */
const isWet = ({ lat, lng }: Ground, month: number): boolean =>
  lng > 68 && (lat > 8 ? lat < 40 && [6, 7, 8, 9].includes(month) : [11, 12, 1, 2].includes(month));

/** Pure: what weather to pack for, each with the first destination that it is expected at. */
export function weatherOf(ground: readonly Ground[], start: string, end: string): Weather {
  const months = monthsBetween(start, end);
  const said = (is: (at: Ground, month: number) => boolean, what: string) => {
    const at = ground.find((one) => months.some((month) => is(one, month)));
    return at ? `${at.name} can be ${what} then.` : null;
  };
  return { hot: said(isHot, 'hot'), cold: said(isCold, 'cold'), wet: said(isWet, 'very wet') };
}
