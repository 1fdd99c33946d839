import { placeName, placeRaised, spotsOf, spread } from './pin-spots.ts';

const size = [300, 200] as const;
const name = 'Bamboo Grove';
/** Pixels that the reckoned name takes. */
const wide = 82;

it('A name stands to the right of its pin, and to the left where the edge would cut it.', () => {
  expect(placeName(name, [100, 100], size, 'right')).toEqual({ textAlign: 'left', offsetX: 19, offsetY: 0 });
  expect(placeName(name, [260, 100], size, 'right')).toEqual({ textAlign: 'right', offsetX: -19, offsetY: 0 });
});

it('A name that fits on neither side stands above its pin, moved in from the edge.', () => {
  const long = 'The Old Summer Palace of the Emperor';
  const { textAlign, offsetX, offsetY } = placeName(long, [60, 100], size, 'right');
  expect([textAlign, offsetY]).toEqual(['center', -25]);
  expect(60 + offsetX - (long.length * 6.8) / 2).toBeGreaterThan(5.9);
});

it('A name above changes to below at the upper edge, and one below to above at the lower.', () => {
  expect(placeName(name, [150, 20], size, 'above').offsetY).toBeGreaterThan(0);
  expect(placeName(name, [150, 180], size, 'below').offsetY).toBeLessThan(0);
});

it.each([
  [10, 100],
  [295, 100],
  [150, 10],
])('The label of a lit pin at %d, %d is inside the map.', (x, y) => {
  const { offsetX, offsetY } = placeRaised(name, [x, y], size);
  expect(x + offsetX - wide / 2).toBeGreaterThan(0);
  expect(x + offsetX + wide / 2).toBeLessThan(size[0]);
  expect(y + offsetY - 10).toBeGreaterThan(0);
});

it('Pins that lie on each other part until their edges touch, and stay near their places.', () => {
  const places = [
    [100, 100],
    [104, 100],
    [100, 100],
  ] as const;
  const moved = spread(places);
  const drawn = places.map(([x, y], index) => [x + moved[index]![0], y + moved[index]![1]] as const);
  for (const [one, other] of [
    [0, 1],
    [0, 2],
    [1, 2],
  ] as const)
    expect(Math.hypot(drawn[one]![0] - drawn[other]![0], drawn[one]![1] - drawn[other]![1])).toBeGreaterThan(22);
  for (const [x, y] of moved) expect(Math.hypot(x, y)).toBeLessThan(18.1);
});

it('Pins that can be told apart stay where they are.', () => {
  expect(
    spread([
      [10, 10],
      [60, 10],
    ]),
  ).toEqual([
    [0, 0],
    [0, 0],
  ]);
});

it('Where pins are gathered in groups none is moved.', () => {
  const pins = [1, 2].map(() => ({ label: name, at: [100, 100] as const, side: 'right' as const }));
  expect(spotsOf(pins, size, false).map(({ moved }) => moved)).toEqual([
    [0, 0],
    [0, 0],
  ]);
});
