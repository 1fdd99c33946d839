import { readFileSync } from 'node:fs';
import type { CatalogueShelf } from '../read/read.ts';
import { numberOf, pointOf, polygonsOf, textOf, type Feature } from './natural-earth.ts';
import { areaOf, type Named, type Point, type Ring } from './shapes.ts';

/** Natural Earth draws it as a capital, which is disputed; the map leaves the label out. */
const unlabelled = new Set(['Jerusalem']);

const bare = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

export type LocalName = { name: string; local: string; point: Point };

/** What the catalogue's destinations are called where they are. */
export const localNamesOf = (shelves: readonly CatalogueShelf[]): LocalName[] =>
  shelves.map(({ destination: { name, local_name, lat, lng } }) => ({
    name,
    local: local_name ?? '',
    point: [lng, lat],
  }));

/** Without marks of direction, which belong to running text, and without transliterations. */
export const localNameOf = (name: string, latin: string): string => {
  const local = name.replace(/[\u200E\u200F]/g, '');
  return bare(local) === bare(latin) || /^[\p{Ll}\p{Lm}]/u.test(local) ? '' : local;
};

/** The name of each country in its own language, by ISO code; quotes hold no commas apart from these columns. */
export const readCountryNames = (file: string): Map<string, string> =>
  new Map(
    readFileSync(file, 'utf8')
      .split('\n')
      .slice(1)
      .map((row) => [...row.matchAll(/"([^"]*)"/g)].map(([, cell = '']) => cell))
      .map(([code = '', , native = '']) => [code, native]),
  );

/** Half a degree: a destination's centre is not where Natural Earth puts the city's. */
const near = ([ax, ay]: Point, [bx, by]: Point) => Math.abs(ax - bx) < 0.5 && Math.abs(ay - by) < 0.5;

export function cityNames(features: readonly Feature[], locals: readonly LocalName[]): Named[] {
  return features.flatMap((feature) => {
    const name = textOf(feature, 'name');
    const point = pointOf(feature);
    // A few names lost letters on their way.
    if (unlabelled.has(name) || /[?\uFFFD]/.test(name)) return [];
    const known = locals.find((local) => bare(local.name) === bare(name) && near(local.point, point));
    const local = known ? localNameOf(known.local, name) : '';
    return [{ point, zoom: numberOf(feature, 'min_zoom'), name, local }];
  });
}

/** The stretches of a parallel inside a ring, from west to east. */
function chords(ring: Ring, y: number): [number, number][] {
  const crossings = ring
    .flatMap(([ax, ay], index) => {
      const [bx, by] = ring[(index + 1) % ring.length] ?? [ax, ay];
      return ay > y === by > y ? [] : [ax + ((y - ay) / (by - ay)) * (bx - ax)];
    })
    .sort((a, b) => a - b);
  return crossings.flatMap((west, index) => (index % 2 === 0 ? [[west, crossings[index + 1] ?? west]] : []));
}

/** A place for a name inside a ring: the middle of its widest stretch on the parallels about its centre. */
export function middleOf(ring: Ring): Point {
  const heights = ring.map(([, y]) => y);
  const [south, north] = [Math.min(...heights), Math.max(...heights)];
  const middles = [0.35, 0.425, 0.5, 0.575, 0.65].flatMap((share) => {
    const y = south + (north - south) * share;
    return chords(ring, y).map(([west, east]) => ({ width: east - west, point: [(west + east) / 2, y] as Point }));
  });
  return middles.sort((a, b) => b.width - a.width)[0]?.point ?? ring[0] ?? [0, 0];
}

/** From which zoom a country's name has room, by its square degrees. */
const zoomForArea = (area: number) => [200, 30, 6, 0.5].findIndex((least) => area >= least);

export function countryNames(features: readonly Feature[], natives: ReadonlyMap<string, string>): Named[] {
  return features.flatMap((feature) => {
    const code = textOf(feature, 'iso_a2');
    const rings = polygonsOf(feature).flatMap(([outline]) => (outline ? [outline] : []));
    const largest = rings.sort((a, b) => Math.abs(areaOf(b)) - Math.abs(areaOf(a)))[0];
    // Without a code: claimed by several, and named by none of them here.
    if (!/^[A-Z]{2}$/.test(code) || !largest) return [];
    const name = textOf(feature, 'name');
    const native = textOf(feature, 'continent') === 'Asia' ? (natives.get(code) ?? '') : '';
    const level = zoomForArea(Math.abs(areaOf(largest)));
    return [
      {
        point: middleOf(largest),
        zoom: level < 0 ? 6 : 2 + level,
        name,
        local: localNameOf(native, name),
      },
    ];
  });
}
