import type { MapTile } from '../contracts/map.ts';
import { featuresOf, shoresOf, stepsOf } from './base-tile.ts';

const tile: MapTile = {
  box: [100, 10, 101, 11],
  steps: 10,
  land: [[[0, 0, 5, 0, 0, 10, -5, 0]]],
  lakes: [],
  urban: [],
  rivers: [{ zoom: 6, line: [1, 1, 2, 2] }],
  borders: [
    { disputed: true, line: [0, 5, 5, 0] },
    { disputed: false, line: [0, 6, 5, 0] },
  ],
  countries: [],
  cities: [[2, 5, 4, 'Hanoi', 'Hà Nội']],
};
const ofKind = (kind: string) => featuresOf(tile).filter((feature) => feature.get('kind') === kind);
/** Of the sphere that web maps are drawn on, in metres. */
const radius = 6_378_137;
const degrees = ([x = 0, y = 0]: number[]) =>
  [x / radius, 2 * Math.atan(Math.exp(y / radius)) - Math.PI / 2].map(
    (angle) => Math.round((angle * 18_000) / Math.PI) / 100,
  );
const shapeOf = <T>(feature: ReturnType<typeof featuresOf>[number] | undefined) =>
  (feature?.getGeometry() as unknown as { getCoordinates: () => T } | undefined)?.getCoordinates();

it('adds up what each point adds to the one before', () => {
  expect(stepsOf([3, 4, 1, 0, -2, 5])).toEqual([
    [3, 4],
    [4, 4],
    [2, 9],
  ]);
});

it('takes the edge along which a tile was cut for no shore', () => {
  const ring: [number, number][] = [
    [0, 0],
    [5, 0],
    [5, 10],
    [0, 10],
  ];
  expect(shoresOf(ring, 10, 10)).toEqual([
    [
      [5, 0],
      [5, 10],
    ],
  ]);
});

it('takes the whole ring of an island for shore', () => {
  const island: [number, number][] = [
    [2, 2],
    [4, 2],
    [3, 4],
  ];
  expect(shoresOf(island, 10, 10)).toEqual([[...island, [2, 2]]]);
});

it('closes every ring, so that no corner outside of the view is lost', () => {
  const [ring = []] = shapeOf<number[][][]>(ofKind('land')[0]) ?? [];
  expect(ring.map(degrees)).toEqual([
    [100, 10],
    [100.5, 10],
    [100.5, 11],
    [100, 11],
    [100, 10],
  ]);
});

it('puts what a tile holds where it is', () => {
  const [city] = ofKind('city');
  expect(degrees(shapeOf<number[]>(city) ?? [])).toEqual([100.2, 10.5]);
  expect([city?.get('name'), city?.get('local')]).toEqual(['Hanoi', 'Hà Nội']);
  const [river] = ofKind('river');
  expect(shapeOf<number[][]>(river)?.map(degrees)).toEqual([
    [100.1, 10.1],
    [100.3, 10.3],
  ]);
});

it('draws the shore of its land, and tells disputed borders from others', () => {
  const [coast] = ofKind('coast');
  expect(shapeOf<number[][][]>(coast)?.map((line) => line.map(degrees))).toEqual([
    [
      [100.5, 10],
      [100.5, 11],
    ],
  ]);
  expect([ofKind('border').length, ofKind('disputed').length]).toEqual([1, 1]);
});
