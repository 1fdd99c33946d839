import { cityNames, countryNames, type LocalName } from './names.ts';
import { linesOf, numberOf, polygonsOf, readLayer, textOf, type Feature } from './natural-earth.ts';
import type { Box, Line, Named, Point, Polygon, Sheet } from './shapes.ts';
import { simplifyLine, simplifyPolygons, type Tolerance } from './simplify.ts';

/** How exact lines are, and the square degrees below which an island or lake is left out. */
type Detail = { tolerance: Tolerance; smallest: number };

const even =
  (degrees: number): Tolerance =>
  () =>
    degrees;

/** What the folder's files are cut to. */
export const asia: Box = [24, -12, 150, 56];
export const far = { detail: { tolerance: even(0.03), smallest: 0.004 }, steps: 100, upTo: 6 };
export const near = { steps: 1000, columns: 18, rows: 10 };

/** A city's own shore is looked at from close by: within half a degree of a centre lines are four times as exact. */
const finerAround =
  (centres: readonly Point[], degrees: number): Tolerance =>
  ([x, y]) =>
    centres.some(([cx, cy]) => Math.abs(x - cx) < 0.5 && Math.abs(y - cy) < 0.5) ? degrees / 4 : degrees;

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

const borders = (features: readonly Feature[], detail: Detail) =>
  features
    .filter((feature) => !noBorder.test(textOf(feature, 'featurecla')))
    .flatMap((feature) =>
      simpler(feature, detail).map((line) => ({
        disputed: !textOf(feature, 'featurecla').startsWith('International boundary'),
        line,
      })),
    );

const lakes = (features: readonly Feature[], upTo: number) =>
  features.filter((feature) => numberOf(feature, 'scalerank') <= upTo);

export function farSheet(folder: string, locals: readonly LocalName[], natives: ReadonlyMap<string, string>): Sheet {
  const layer = (name: string) => readLayer(folder, `50m_${name}`);
  const { detail, upTo } = far;
  const cities: Named[] = cityNames(layer('populated_places_simple'), locals).filter(({ zoom }) => zoom <= upTo);
  return {
    land: shapes(layer('land'), detail),
    lakes: shapes(lakes(layer('lakes'), upTo), detail),
    urban: [],
    rivers: rivers(layer('rivers_lake_centerlines'), detail, upTo - 1),
    borders: borders(layer('admin_0_boundary_lines_land'), detail),
    countries: countryNames(layer('admin_0_countries'), natives),
    cities,
  };
}

export function nearSheet(folder: string, locals: readonly LocalName[]): Sheet {
  const layer = (name: string) => readLayer(folder, `10m_${name}`);
  const detail = {
    tolerance: finerAround(
      locals.map(({ point }) => point),
      0.0025,
    ),
    smallest: 0,
  };
  const drawnThin = { tolerance: even(0.004), smallest: 0 };
  return {
    land: shapes([...layer('land'), ...layer('minor_islands')], detail),
    lakes: shapes(layer('lakes'), detail),
    urban: shapes(readLayer(folder, '50m_urban_areas'), { tolerance: even(0.006), smallest: 0 }),
    rivers: rivers(layer('rivers_lake_centerlines'), drawnThin, 9),
    borders: borders(layer('admin_0_boundary_lines_land'), drawnThin),
    countries: [],
    cities: cityNames(layer('populated_places_simple'), locals),
  };
}
