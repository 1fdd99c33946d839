import type { Feature } from './natural-earth.ts';
import { asiasBorders, isCutAt } from './of-asia.ts';
import type { Line } from './shapes.ts';

const country = (continent: string, ring: [number, number][]): Feature => ({
  geometry: { type: 'Polygon', coordinates: [[...ring, ring[0] ?? [0, 0]]] },
  properties: { continent },
});
const river = (...points: [number, number][]): Feature => ({
  geometry: { type: 'LineString', coordinates: points },
  properties: {},
});

const asian = country('Asia', [
  [40, 40],
  [40, 45],
  [45, 45],
]);
const european = country('Europe', [
  [40, 40],
  [40, 45],
  [30, 45],
  [30, 50],
]);

describe('the borders of Asia', () => {
  const borders = asiasBorders([asian, european]);
  it('are those that a country of Asia has, whoever is on the other side', () => {
    const between: Line = [
      [40, 40],
      [40, 45],
    ];
    expect(borders(between)).toEqual(between);
  });
  it('end where others go on', () => {
    const on: Line = [
      [40, 40],
      [40, 45],
      [30, 45],
      [30.5, 47],
      [30, 50],
    ];
    expect(borders(on)).toEqual(on.slice(0, 2));
  });
  it('may be on nobody’s outline, as in the sea', () => {
    const atSea: Line = [
      [145.9, 43.1],
      [145.6, 44.8],
    ];
    expect(borders(atSea)).toEqual(atSea);
  });
});

it('a river or lake that was cut off at the edge is known by it', () => {
  const isCut = isCutAt([24, -12, 150, 56]);
  expect(isCut(river([80, 50], [81, 56]))).toBe(true);
  expect(isCut(river([24.01, 50], [30, 51]))).toBe(true);
  expect(isCut(river([80, 50], [81, 55]))).toBe(false);
  const lakeTo = (north: number) =>
    country('', [
      [100, 54],
      [101, 54],
      [101, north],
    ]);
  expect([56, 55.7].map((north) => isCut(lakeTo(north)))).toEqual([true, false]);
});
