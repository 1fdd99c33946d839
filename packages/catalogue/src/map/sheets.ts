import { boxOf, clipPolygons, meet, wider } from './clip.ts';
import { clipWorld, unrolled } from './date-line.ts';
import { grownLand, type Stand } from './grown-land.ts';
import { cityNames, countryNames, type LocalName } from './names.ts';
import { asiasBorders, isCutAt } from './of-asia.ts';
import { linesOf, numberOf, polygonsOf, readLayer, textOf, type Feature } from './natural-earth.ts';
import type { Box, Line, Named, Point, Polygon, Ring, Sheet } from './shapes.ts';
import { roundCorners } from './round-corners.ts';
import { simplifyLine, simplifyPolygons, type Tolerance } from './simplify.ts';
import { withoutLand } from './water.ts';

/** How exact lines are, and the square degrees below which an island or lake is left out. */
type Detail = { tolerance: Tolerance; smallest: number };

const even =
  (degrees: number): Tolerance =>
  () =>
    degrees;

/** What the folder's files are cut to. */
export const asia: Box = [24, -12, 150, 56];
/** Degrees by which what lies around Asia reaches into it, so that no hairline of sea shows between the two. */
const lap = 0.4;
/**
 * The rest of the world, which tall and wide maps of all of Asia show: north, west and east of it, and south of it in
 * two, since no edge may run around more than half the world. OpenLayers draws the world again beside itself.
 */
const around: readonly Box[] = [
  [-180 - lap, asia[3] - lap, 180 + lap, 85],
  [-180 - lap, asia[1], asia[0] + lap, asia[3]],
  [asia[2] - lap, asia[1], 180 + lap, asia[3]],
  [-180 - lap, -84, 0, asia[1] + lap],
  [-lap, -84, 180 + lap, asia[1] + lap],
];
export const beyond = { steps: 5, detail: { tolerance: even(0.2), smallest: 0.5 } };
export const far = { detail: { tolerance: even(0.03), smallest: 0.004 }, steps: 100, upTo: 6 };
/** Where nobody is led, a tile's grid is as coarse as its lines. */
export const near = { columns: 18, rows: 10, steps: 1000, finerSteps: 4000 };

/** Degrees. */
const cell = 0.08;
const cellOf = ([x, y]: Point) => `${Math.floor(x / cell)} ${Math.floor(y / cell)}`;
const aroundIt = [-cell, 0, cell].flatMap((x) => [-cell, 0, cell].map((y): Point => [x, y]));

/** A city's own shore is looked at from close by: ten kilometres around a place lines are as exact as they are known. */
function closeTo(places: readonly Point[]): (point: Point) => boolean {
  const cells = new Set(places.flatMap(([x, y]) => aroundIt.map(([dx, dy]) => cellOf([x + dx, y + dy]))));
  return (point) => cells.has(cellOf(point));
}

const shapes = (features: readonly Feature[], { tolerance, smallest }: Detail): Polygon[] =>
  simplifyPolygons(features.flatMap(polygonsOf), tolerance, smallest);

const simpler = (feature: Feature, { tolerance }: Detail): Line[] =>
  linesOf(feature).map((line) => simplifyLine(line, tolerance));

const rivers = (features: readonly Feature[], detail: Detail, upTo: number) =>
  features
    .map((feature) => ({ feature, zoom: numberOf(feature, 'scalerank') }))
    .filter(({ zoom }) => zoom <= upTo)
    .flatMap(({ feature, zoom }) => simpler(feature, detail).map((line) => ({ zoom, line })));

/** What is no border of countries: the edge of an overlay, and the lease of Baikonur. */
const noBorder = /^(Overlay limit|Lease limit)$/;

const borders = (features: readonly Feature[], { tolerance }: Detail, part: (line: Line) => Line = (line) => line) =>
  features
    .filter((feature) => !noBorder.test(textOf(feature, 'featurecla')))
    .flatMap((feature) =>
      linesOf(feature)
        .map(part)
        .filter((line) => line.length > 1)
        .map((line) => ({
          disputed: !textOf(feature, 'featurecla').startsWith('International boundary'),
          line: simplifyLine(line, tolerance),
        })),
    );

const lakes = (features: readonly Feature[], upTo: number) =>
  features.filter((feature) => numberOf(feature, 'scalerank') <= upTo);

const nothing: Sheet = { land: [], lakes: [], urban: [], rivers: [], borders: [], countries: [], cities: [] };

/** What lies beyond Asia, in each of its boxes: land alone, for nobody is led there. */
export function beyondSheets(folder: string): { box: Box; sheet: Sheet }[] {
  const { tolerance, smallest } = beyond.detail;
  const land = simplifyPolygons(unrolled(readLayer(folder, '110m_land').flatMap(polygonsOf)), tolerance, smallest);
  return around.map((box) => ({ box, sheet: { ...nothing, land: clipWorld(land, box) } }));
}

export function farSheet(folder: string, locals: readonly LocalName[], natives: ReadonlyMap<string, string>): Sheet {
  const layer = (name: string) => readLayer(folder, `50m_${name}`);
  const { detail, upTo } = far;
  const countries = layer('admin_0_countries');
  const isCut = isCutAt(asia);
  const whole = (name: string) => layer(name).filter((feature) => !isCut(feature));
  const cities: Named[] = cityNames(layer('populated_places_simple'), locals).filter(({ zoom }) => zoom <= upTo);
  return {
    land: shapes(layer('land'), detail),
    lakes: shapes(lakes(whole('lakes'), upTo), detail),
    urban: [],
    rivers: rivers(whole('rivers_lake_centerlines'), detail, upTo - 1),
    borders: borders(layer('admin_0_boundary_lines_land'), detail, asiasBorders(countries)),
    countries: countryNames(countries, natives),
    cities,
  };
}

/** What a destination shows on its maps. */
export type Shown = { points: Point[]; stands: Stand[] };

/** Degrees beyond a destination's outermost places in which their shore is looked for. */
const margin = 0.05;

const grownAround = (water: readonly Polygon[], { points, stands }: Shown): Ring[] => {
  const box = wider(boxOf(points), margin);
  const close = water.filter(([outline = []]) => meet(boxOf(outline), box));
  return grownLand(clipPolygons(close, box), stands);
};

/** Near by, land is what seas leave of a tile, and what was grown (`landBeside`). */
export type NearSheet = Omit<Sheet, 'land'> & { seas: Polygon[]; grown: Ring[] };

export function nearSheet(
  folder: string,
  coast: readonly Polygon[],
  locals: readonly LocalName[],
  shown: readonly Shown[],
): NearSheet {
  const layer = (name: string) => readLayer(folder, `10m_${name}`);
  const isClose = closeTo(shown.flatMap(({ points }) => points));
  const tolerance: Tolerance = (point) => (isClose(point) ? 0.0003 : 0.005);
  const seas = simplifyPolygons(coast, tolerance, (ring) => (ring.some(isClose) ? 0 : 0.00003)).map((rings) =>
    rings.map((ring) => roundCorners(ring, isClose)),
  );
  const allLakes = shapes(layer('lakes'), { tolerance, smallest: 0 });
  const grown = shown.flatMap((destination) => grownAround([...seas, ...allLakes], destination));
  const drawnThin = { tolerance: even(0.004), smallest: 0 };
  return {
    seas,
    grown,
    lakes: withoutLand(allLakes, grown),
    urban: shapes(readLayer(folder, '50m_urban_areas'), { tolerance: even(0.006), smallest: 0 }),
    rivers: rivers(layer('rivers_lake_centerlines'), drawnThin, 9),
    borders: borders(layer('admin_0_boundary_lines_land'), drawnThin),
    countries: [],
    cities: cityNames(layer('populated_places_simple'), locals),
  };
}
