import type { MapPoint } from '@tabi/shared/map';

/** `35.01157, 135.76824`: as exact as a doorway. */
export const pointText = ({ lat, lng }: MapPoint): string => `${lat.toFixed(5)}, ${lng.toFixed(5)}`;

const number = String.raw`(-?\d{1,3}(?:\.\d+)?)`;
/** Coordinates alone, or as links of the usual maps carry them: `@35.01,135.76`, `q=35.01,135.76`, `#map=15/35.01/135.76`. */
const ways = [
  new RegExp(`^${number}[,; ] ?${number}$`),
  new RegExp(`!3d${number}!4d${number}`),
  new RegExp(`[@=]${number},\\+?${number}`),
  new RegExp(String.raw`[?&]mlat=${number}&mlon=${number}`),
  new RegExp(String.raw`#map=[\d.]+/${number}/${number}`),
];

/** Where a text says that something is; null when it does not. */
export function readPoint(text: string): MapPoint | null {
  const plain = text.trim().replaceAll('%2C', ',');
  for (const way of ways) {
    const [, first, second] = way.exec(plain) ?? [];
    const [lat, lng] = [Number(first), Number(second)];
    if (first && second && Math.abs(lat) <= 90 && Math.abs(lng) <= 180) return { lat, lng };
  }
  return null;
}

export const isLink = (text: string): boolean => /^\s*https?:/i.test(text);

/** What to do about a text that says nowhere where something is. */
export function problemOfPlace(text: string): string {
  if (!text.trim()) return 'Say where it is: a place it is near, coordinates, or a link of a map.';
  if (isLink(text))
    return 'This link does not say where it leads. Open it, and copy the long address that the browser then shows.';
  return 'Choose one from the list, or paste coordinates such as 35.0116, 135.7681, or a link of a map.';
}
