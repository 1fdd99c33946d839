import { clipLine, clipPolygons, type Box, type Line, type Point } from '@tabi/catalogue';
import type { MapTile } from '@tabi/shared/contracts/map';
import { xmlText } from './xml.ts';

/** Something on the map of a day; `mark` is its number, null for what has none. */
export interface Pin {
  lat: number;
  lng: number;
  mark: string | null;
  /** How one comes to it from the pin before: a dotted line on foot. */
  onFoot: boolean;
}

/** Tenths of a millimetre on the page. */
const width = 1220;
/** A street corner is no map: this much is shown at least, in degrees of latitude. */
const leastSpan = 0.012;
/** Of the picture, around the pins. */
const margin = 1.35;

/** Mercator, in degrees at the equator. */
const northing = (lat: number) => (Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) * 180) / Math.PI;
const latitude = (y: number) => (Math.atan(Math.exp((y * Math.PI) / 180)) * 360) / Math.PI - 90;

export interface View {
  box: Box;
  height: number;
  at: (point: Point) => Point;
}

/** The part of the world that a map of these pins shows, and where a place is on it. */
export function viewOf(pins: readonly Pick<Pin, 'lat' | 'lng'>[], height: number): View {
  const xs = pins.map(({ lng }) => lng);
  const ys = pins.map(({ lat }) => northing(lat));
  const [middleX, middleY] = [xs, ys].map((of) => (Math.min(...of) + Math.max(...of)) / 2) as [number, number];
  const [spanX, spanY] = [xs, ys].map((of) => Math.max(...of) - Math.min(...of)) as [number, number];
  const degrees = Math.max((spanX * margin) / width, (spanY * margin) / height, leastSpan / height);
  const [halfX, halfY] = [(degrees * width) / 2, (degrees * height) / 2];
  const [west, north] = [middleX - halfX, middleY + halfY];
  return {
    height,
    box: [west, latitude(middleY - halfY), middleX + halfX, latitude(north)],
    at: ([lng, lat]) => [(lng - west) / degrees, (north - northing(lat)) / degrees],
  };
}

/** Adds up what each point adds to the one before. */
function pointsOf(run: readonly number[], { box, steps }: MapTile): Line {
  const points: Point[] = [];
  let [x, y] = [0, 0];
  for (let index = 0; index + 1 < run.length; index += 2) {
    x += run[index] ?? 0;
    y += run[index + 1] ?? 0;
    points.push([box[0] + x / steps, box[1] + y / steps]);
  }
  return points;
}

const path = (line: Line, { at }: View) =>
  `M${line
    .map((point) =>
      at(point)
        .map((value) => value.toFixed(1))
        .join(' '),
    )
    .join('L')}`;

function areas(tile: MapTile, polygons: number[][][], view: View, wide: Box): string {
  const rings = clipPolygons(
    polygons.map((polygon) => polygon.map((run) => pointsOf(run, tile))),
    wide,
  );
  return rings.map((polygon) => polygon.map((ring) => `${path(ring, view)}Z`).join('')).join('');
}

const lines = (tile: MapTile, runs: number[][], view: View, wide: Box) =>
  runs
    .flatMap((run) => clipLine(pointsOf(run, tile), wide))
    .map((line) => path(line, view))
    .join('');

/** Land, water, built-up ground, rivers and borders of a tile; a cut edge of it lies outside of the picture. */
function groundOf(tile: MapTile, view: View): string {
  const [west, south, east, north] = view.box;
  const [x, y] = [(east - west) / 10, (north - south) / 10];
  const wide: Box = [west - x, south - y, east + x, north + y];
  const layers = [
    `<path fill="#fbf8f3" stroke="#9fadc4" stroke-width="1.5" fill-rule="evenodd" d="${areas(tile, tile.land, view, wide)}"/>`,
    `<path fill="#efe8dd" d="${areas(tile, tile.urban, view, wide)}"/>`,
    `<path fill="#d9e1ee" stroke="#9fadc4" stroke-width="1.5" d="${areas(tile, tile.lakes, view, wide)}"/>`,
    `<path fill="none" stroke="#b9c6dc" stroke-width="4" d="${lines(
      tile,
      tile.rivers.map(({ line }) => line),
      view,
      wide,
    )}"/>`,
    `<path fill="none" stroke="#b5ab9b" stroke-width="2" stroke-dasharray="8 6" d="${lines(
      tile,
      tile.borders.map(({ line }) => line),
      view,
      wide,
    )}"/>`,
  ];
  return layers.filter((layer) => !layer.endsWith('d=""/>')).join('');
}

const text = (x: number, y: number, words: string, style: string) =>
  `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" font-family="Noto Sans" ${style}>${xmlText(words)}</text>`;

/** How long a line of the picture is out there, in a length that people use. */
function scaleBar({ height, box: [west, south, east, north] }: View): string {
  const metres = (east - west) * 111_320 * Math.cos((((south + north) / 2) * Math.PI) / 180);
  const wanted = metres / 5;
  const power = 10 ** Math.floor(Math.log10(wanted));
  const length = [5, 2, 1].map((times) => times * power).find((long) => long <= wanted) ?? power;
  const drawn = (length / metres) * width;
  const words = length >= 1000 ? `${length / 1000} km` : `${length} m`;
  const [x, y] = [width - drawn - 30, height - 26];
  return `<path fill="none" stroke="#566070" stroke-width="3" d="M${x.toFixed(1)} ${y - 8}v8h${drawn.toFixed(1)}v-8"/>${text(
    x + drawn / 2,
    y - 14,
    words,
    'font-size="22" fill="#566070" text-anchor="middle"',
  )}`;
}

/** Towns within the picture that no pin covers, the largest first. */
function townsOf(tiles: readonly MapTile[], pins: readonly Point[], { at, box: [west, south, east, north] }: View) {
  const taken: Point[] = [...pins];
  const free = ([x, y]: Point) => taken.every(([px, py]) => Math.abs(px - x) > 130 || Math.abs(py - y) > 44);
  return tiles
    .flatMap((tile) =>
      tile.cities.map(([x, y, zoom, name]) => ({
        name,
        zoom,
        place: [tile.box[0] + x / tile.steps, tile.box[1] + y / tile.steps] as Point,
      })),
    )
    .filter(({ place: [x, y] }) => x > west && x < east && y > south && y < north)
    .sort((a, b) => a.zoom - b.zoom)
    .flatMap(({ name, place }) => {
      const point = at(place);
      if (taken.length > pins.length + 6 || !free(point)) return [];
      taken.push(point);
      const [x, y] = point;
      return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="4" fill="#8a8f98"/>${text(x, y - 10, name, 'font-size="24" fill="#566070" text-anchor="middle"')}`;
    })
    .join('');
}

function waysOf(pins: readonly Pin[], places: readonly Point[], colour: string): string {
  return pins
    .map(({ onFoot }, index) => {
      const from = places[index - 1];
      const to = places[index];
      if (!from || !to) return '';
      const dots = onFoot ? ' stroke-dasharray="1 11"' : '';
      return `<path fill="none" stroke="${colour}" stroke-width="5" stroke-linecap="round"${dots} d="M${from.map((value) => value.toFixed(1)).join(' ')}L${to.map((value) => value.toFixed(1)).join(' ')}"/>`;
    })
    .join('');
}

function pinOf({ mark }: Pin, [x, y]: Point, colour: string): string {
  const [cx, cy] = [x.toFixed(1), y.toFixed(1)];
  if (mark === null) return `<circle cx="${cx}" cy="${cy}" r="10" fill="#fff" stroke="${colour}" stroke-width="5"/>`;
  return `<circle cx="${cx}" cy="${cy}" r="22" fill="${colour}" stroke="#fff" stroke-width="4"/>${text(x, y + 9, mark, 'font-size="25" font-weight="700" fill="#fff" text-anchor="middle"')}`;
}

/** A day's stops and the ways between them over the ground that we ship, as an SVG. @param colour the day's, `#rrggbb` */
export function mapOf(pins: readonly Pin[], tiles: readonly MapTile[], view: View, colour: string): string {
  const { height } = view;
  const places = pins.map(({ lng, lat }) => view.at([lng, lat]));
  // Where several days begin at one bed the pin drawn last would hide the others: numbers stand above all.
  const drawn = pins
    .map((pin, index) => ({ pin, place: places[index] ?? ([0, 0] as Point) }))
    .sort((a, b) => Number(a.pin.mark !== null) - Number(b.pin.mark !== null));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="#d9e1ee"/>`,
    ...tiles.map((tile) => groundOf(tile, view)),
    townsOf(tiles, places, view),
    waysOf(pins, places, colour),
    ...drawn.map(({ pin, place }) => pinOf(pin, place, colour)),
    scaleBar(view),
    '</svg>',
  ].join('');
}
