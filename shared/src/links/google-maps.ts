type Point = { lat: number; lng: number };

const at = ({ lat, lng }: Point): string => `${lat},${lng}`;
const address = (path: string, query: Record<string, string>): string =>
  `https://www.google.com/maps/${path}/?${new URLSearchParams({ api: '1', ...query }).toString()}`;

/** Stops between the first and the last that one link may have. */
const mostBetween = 9;

/** A point on Google Maps. */
export const mapsPoint = (point: Point): string => address('search', { query: at(point) });

/**
 * The way from stop to stop on Google Maps; a long day takes several links, each of which begins where the one before ends.
 * Nothing for fewer than two stops.
 */
export function mapsWays(stops: readonly Point[]): string[] {
  const ways: string[] = [];
  for (let first = 0; first < stops.length - 1; first += mostBetween + 1) {
    const [origin, ...rest] = stops.slice(first, first + mostBetween + 2).map(at);
    const destination = rest.pop();
    if (origin === undefined || destination === undefined) break;
    const between: Record<string, string> = rest.length > 0 ? { waypoints: rest.join('|') } : {};
    ways.push(address('dir', { origin, destination, ...between }));
  }
  return ways;
}
