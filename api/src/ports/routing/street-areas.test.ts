import { type Place, type PlanRequest, estimatedTravel } from '@tabi/planner';
import { areasOf, blocksOf, pairsBy } from './street-areas.ts';

const place = (destinationId: string, lat: number, lng: number) => ({ destinationId, lat, lng }) as Place;
const kyoto = { id: 'kyoto', name: 'Kyoto', lat: 35.01, lng: 135.77 };
const tokyo = { id: 'tokyo', name: 'Tokyo', lat: 35.68, lng: 139.77 };
const request = (change: Partial<PlanRequest>): PlanRequest =>
  ({ destinations: [kyoto, tokyo], places: [], pins: [], days: [], ...change }) as unknown as PlanRequest;

it('parts points by city, and gives a pin to the city nearest to it', () => {
  const pin = { id: 'p', title: '', date: '', start: 0, end: 1, point: { lat: 35.7, lng: 139.8 } };
  const places = [place('kyoto', 35, 135.78), place('tokyo', 35.71, 139.79)];
  const areas = areasOf(request({ places, pins: [pin] }));
  expect(areas.map((points) => points.length)).toEqual([2, 3]);
  expect(areas[1]).toContainEqual(pin.point);
});

it('asks once about points that are 11 m apart or less, and never about what is no point', () => {
  const places = [place('kyoto', 35, 135.78), place('kyoto', 35.00001, 135.78001), place('kyoto', NaN, 135)];
  expect(areasOf(request({ places })).map((points) => points.length)).toEqual([2]);
});

it('leaves a city of hundreds of points to the estimate', () => {
  const places = Array.from({ length: 400 }, (_, i) => place('kyoto', 35 + i * 0.001, 135.7));
  expect(areasOf(request({ places }))).toEqual([]);
});

it('asks for the pairs that people would go by the mode, both ways', () => {
  const points = [
    { lat: 35, lng: 135 },
    { lat: 35.005, lng: 135 },
    { lat: 35.05, lng: 135 },
  ];
  expect(pairsBy('walk', points, estimatedTravel())).toEqual([
    [0, 1],
    [1, 0],
  ]);
  expect(pairsBy('drive', points, estimatedTravel())).toEqual([]);
});

it('keeps every question within the batch and every pair in one', () => {
  const pairs = Array.from({ length: 7 }, (_, i) => [i, (i * 3) % 7] as const).filter(([i, j]) => i !== j);
  const blocks = blocksOf(pairs, 3);
  for (const { from, to } of blocks) expect(Math.max(from.length, to.length)).toBeLessThanOrEqual(3);
  for (const [i, j] of pairs)
    expect(blocks.filter(({ from, to }) => from.includes(i) && to.includes(j))).toHaveLength(1);
});
