import type { MapLabel, MapTile } from '@tabi/shared/contracts/map';
import { clipLine, clipPolygons, holds } from './clip.ts';
import type { Box, Line, Named, Point, Polygon, Sheet } from './shapes.ts';

type Grid = { box: Box; steps: number };

const stepOf = ({ box: [west, south], steps }: Grid, [x, y]: Point): Point => [
  Math.round((x - west) * steps),
  Math.round((y - south) * steps),
];

const same = (a: Point | undefined, b: Point | undefined) => a !== undefined && a[0] === b?.[0] && a[1] === b?.[1];

/** On the grid, without points that fell together. */
const snapped = (line: Line, grid: Grid): Point[] =>
  line.map((point) => stepOf(grid, point)).filter((point, index, all) => !same(point, all[index - 1]));

const deltas = (points: readonly Point[]): number[] =>
  points.flatMap(([x, y], index) => {
    const [beforeX, beforeY] = points[index - 1] ?? [0, 0];
    return [x - beforeX, y - beforeY];
  });

function encodeRing(ring: Line, grid: Grid): number[] {
  const points = snapped(ring, grid);
  if (same(points[0], points.at(-1))) points.pop();
  return points.length >= 3 ? deltas(points) : [];
}

const encodePolygons = (polygons: readonly Polygon[], grid: Grid): number[][][] =>
  clipPolygons(polygons, grid.box).flatMap((polygon) => {
    const [outline, ...holes] = polygon.map((ring) => encodeRing(ring, grid));
    return outline?.length ? [[outline, ...holes.filter(({ length }) => length > 0)]] : [];
  });

const encodeLines = (line: Line, grid: Grid): number[][] =>
  clipLine(line, grid.box)
    .map((part) => snapped(part, grid))
    .filter(({ length }) => length >= 2)
    .map(deltas);

const encodeLabels = (labels: readonly Named[], grid: Grid): MapLabel[] =>
  labels
    .filter(({ point }) => holds(grid.box, point))
    .sort((a, b) => a.zoom - b.zoom)
    .map(({ point, zoom, name, local }) => [...stepOf(grid, point), zoom, name, local]);

/** The part of a sheet inside a box, in whole steps of its grid. */
export function encodeTile(sheet: Sheet, box: Box, steps: number): MapTile {
  const grid = { box, steps };
  return {
    box: [...box],
    steps,
    land: encodePolygons(sheet.land, grid),
    lakes: encodePolygons(sheet.lakes, grid),
    urban: encodePolygons(sheet.urban, grid),
    rivers: sheet.rivers.flatMap(({ zoom, line }) => encodeLines(line, grid).map((part) => ({ zoom, line: part }))),
    borders: sheet.borders.flatMap(({ disputed, line }) =>
      encodeLines(line, grid).map((part) => ({ disputed, line: part })),
    ),
    countries: encodeLabels(sheet.countries, grid),
    cities: encodeLabels(sheet.cities, grid),
  };
}

/** Row by row from the south-west. */
export function boxesOf([west, south, east, north]: Box, columns: number, rows: number): Box[] {
  const [width, height] = [(east - west) / columns, (north - south) / rows];
  return Array.from({ length: columns * rows }, (_, index) => {
    const [x, y] = [west + (index % columns) * width, south + Math.floor(index / columns) * height];
    return [x, y, x + width, y + height];
  });
}

export const isOpenSea = ({ land, cities, borders }: MapTile): boolean =>
  land.length + cities.length + borders.length === 0;
