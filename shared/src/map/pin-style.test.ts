import { sideFor } from './pin-style.ts';

const pin = (id: string, lng: number) => ({ id, lat: 35, lng, label: id, mark: id });
const [west, middle, east] = [pin('west', 135), pin('middle', 135.1), pin('east', 135.5)];

it('puts a name on the side away from the nearest other pin', () => {
  const pins = [west, middle, east];
  expect(pins.map((one) => sideFor(one, pins))).toEqual(['left', 'right', 'right']);
});

it('reads from the pin on where a pin is alone', () => {
  expect(sideFor(middle, [middle])).toBe('right');
});
