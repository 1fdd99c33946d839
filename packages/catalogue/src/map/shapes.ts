/** Degrees: longitude, latitude. */
export type Point = readonly [number, number];
export type Line = readonly Point[];
/** A closed line that does not repeat its first point. */
export type Ring = Line;
/** Outline first, holes after it. */
export type Polygon = readonly Ring[];
/** Degrees: west, south, east, north. */
export type Box = readonly [number, number, number, number];

export type Named = { point: Point; zoom: number; name: string; local: string };

/** One scale of the map before it is cut into tiles. */
export type Sheet = {
  land: Polygon[];
  lakes: Polygon[];
  urban: Polygon[];
  rivers: { zoom: number; line: Line }[];
  borders: { disputed: boolean; line: Line }[];
  countries: Named[];
  cities: Named[];
};

/** Square degrees; positive when it runs against the clock. */
export const areaOf = (ring: Ring): number =>
  ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);
