import Feature from 'ol/Feature';
import LineString from 'ol/geom/LineString';
import MultiLineString from 'ol/geom/MultiLineString';
import Point from 'ol/geom/Point';
import Polygon from 'ol/geom/Polygon';
import { fromLonLat } from 'ol/proj';
import type { MapLabel, MapTile } from '../contracts/map.ts';

type Pair = [number, number];
export type BaseKind = 'land' | 'coast' | 'lake' | 'urban' | 'river' | 'border' | 'disputed' | 'country' | 'city';

/** Adds up what each point adds to the one before. */
export function stepsOf(run: readonly number[]): Pair[] {
  const points: Pair[] = [];
  let [x, y] = [0, 0];
  for (let index = 0; index + 1 < run.length; index += 2) {
    x += run[index] ?? 0;
    y += run[index + 1] ?? 0;
    points.push([x, y]);
  }
  return points;
}

/** The stretches of a ring that are shore: what runs along the tile's edge is only where it was cut. */
export function shoresOf(ring: readonly Pair[], width: number, height: number): Pair[][] {
  const cut = ([ax, ay]: Pair, [bx, by]: Pair) =>
    (ax === bx && (ax === 0 || ax === width)) || (ay === by && (ay === 0 || ay === height));
  const shores: Pair[][] = [];
  let open = false;
  ring.forEach((point, index) => {
    const next = ring[(index + 1) % ring.length] ?? point;
    if (cut(point, next)) {
      open = false;
      return;
    }
    if (!open) shores.push([point]);
    shores.at(-1)?.push(next);
    open = true;
  });
  return shores;
}

/** Back to where it began: of an open ring OpenLayers loses the corners that lie outside of the view. */
const closed = (ring: Pair[]): Pair[] => [...ring, ...ring.slice(0, 1)];

/** The features of a tile, in the map's own projection; `kind` says what each is. */
export function featuresOf(tile: MapTile): Feature[] {
  const [west, south, east, north] = tile.box;
  const place = ([x, y]: Pair) => fromLonLat([west + x / tile.steps, south + y / tile.steps]);
  const size: Pair = [Math.round((east - west) * tile.steps), Math.round((north - south) * tile.steps)];
  const area = (kind: BaseKind) => (polygon: number[][]) =>
    new Feature({ kind, geometry: new Polygon(polygon.map((ring) => closed(stepsOf(ring)).map(place))) });
  const line = (kind: BaseKind, run: number[], zoom = 0) =>
    new Feature({ kind, zoom, geometry: new LineString(stepsOf(run).map(place)) });
  const label =
    (kind: BaseKind) =>
    ([x, y, zoom, name, local]: MapLabel) =>
      new Feature({ kind, zoom, name, local, geometry: new Point(place([x, y])) });
  const shores = tile.land.flat().flatMap((ring) => shoresOf(stepsOf(ring), ...size));
  return [
    ...tile.land.map(area('land')),
    ...tile.urban.map(area('urban')),
    ...tile.lakes.map(area('lake')),
    new Feature({ kind: 'coast', geometry: new MultiLineString(shores.map((shore) => shore.map(place))) }),
    ...tile.rivers.map(({ zoom, line: run }) => line('river', run, zoom)),
    ...tile.borders.map(({ disputed, line: run }) => line(disputed ? 'disputed' : 'border', run)),
    ...tile.countries.map(label('country')),
    ...tile.cities.map(label('city')),
  ];
}
