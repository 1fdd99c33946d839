type Point = { lat: number; lng: number };
const rad = Math.PI / 180;

/** Metres over the great circle. */
export function metresBetween(a: Point, b: Point): number {
  const h =
    Math.sin(((b.lat - a.lat) * rad) / 2) ** 2 +
    Math.cos(a.lat * rad) * Math.cos(b.lat * rad) * Math.sin(((b.lng - a.lng) * rad) / 2) ** 2;
  return 12_742_000 * Math.asin(Math.sqrt(h));
}
