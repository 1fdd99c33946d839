import { readMapColours } from './map-colours.ts';
import { pinNameStyle, pinStyle, sideFor } from './pin-style.ts';

const pin = (id: string, lat: number, lng: number) => ({ id, lat, lng, label: id, mark: '1' });
const gion = pin('gion', 35, 135.77);

it.each([
  [pin('west of it', 35, 135.7), 'right'],
  [pin('north-east of it', 35.1, 135.8), 'below'],
  [pin('south-east of it', 34.9, 135.8), 'above'],
] as const)('keeps a name away from the nearest pin, %j', (other, side) => {
  const farAway = pin('far away', 36, 137);
  expect(sideFor(gion, [farAway, gion, other])).toBe(side);
});

it('reads on from a pin that is alone', () => {
  expect(sideFor(gion, [gion])).toBe('right');
});

it('names a pin once, also where it is lit', () => {
  const colours = {
    ...readMapColours(),
    land: '#ffffff',
    label: '#ffffff',
    name: '#000000',
    lit: '#c8402f',
    pin: '#33477a',
  };
  const words = (lit: boolean) =>
    [...pinStyle(gion, 0, lit, colours), ...pinNameStyle(gion, lit, colours)]
      .flatMap((style) => style.getText()?.getText() ?? [])
      .filter((text) => text === gion.label);
  expect([words(false).length, words(true).length]).toEqual([1, 1]);
});
