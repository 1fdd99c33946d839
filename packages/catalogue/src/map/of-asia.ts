import { linesOf, polygonsOf, textOf, type Feature } from './natural-earth.ts';
import type { Box, Line, Point } from './shapes.ts';

/** Borders and outlines share their points to the last digit that is drawn. */
const keyOf = ([x, y]: Point) => `${x.toFixed(3)} ${y.toFixed(3)}`;

const pointsOf = (countries: readonly Feature[]) => new Set(countries.flatMap(polygonsOf).flat(2).map(keyOf));

/**
 * Pure: borders as far as they are Asia's. Those between countries of other continents would end at the edge to which the files
 * are cut, all of them on one straight line.
 */
export function asiasBorders(countries: readonly Feature[]): (line: Line) => Line {
  const isAsian = (country: Feature) => textOf(country, 'continent') === 'Asia';
  const asian = pointsOf(countries.filter(isAsian));
  const others = pointsOf(countries.filter((country) => !isAsian(country)));
  const isOurs = (point: Point) => asian.has(keyOf(point));
  const isElsewhere = (point: Point) => !isOurs(point) && others.has(keyOf(point));
  // Some points are on no outline, and of a border in the sea none is.
  return (line) => (line.some(isElsewhere) ? line.filter(isOurs) : line);
}

/** Degrees: the cut leaves a line its last point before the edge. */
const nearly = 0.2;

/** Pure: whether something of a river or lake was cut off at the box's edge. */
export function isCutAt([west, south, east, north]: Box): (feature: Feature) => boolean {
  const isAt = (value: number, edge: number) => Math.abs(value - edge) < nearly;
  return (feature) =>
    [linesOf(feature), polygonsOf(feature).flat()]
      .flat(2)
      .some(([x, y]) => isAt(x, west) || isAt(x, east) || isAt(y, south) || isAt(y, north));
}
