import { forTheNight, type StreetStyle } from './street-colours.ts';

const styleWith = (paint: Record<string, unknown>): StreetStyle => ({
  version: 8,
  sources: {},
  layers: [{ id: 'one', type: 'fill', paint }],
});
const channels = (colour: unknown) => (String(colour).match(/[\d.]+/g) ?? []).map(Number);
const paintOf = (style: StreetStyle) => style.layers[0]?.paint ?? {};
const brightness = (colour: unknown) => {
  const [red = 0, green = 0, blue = 0] = channels(colour);
  return (red + green + blue) / 765;
};

it('turns paper to night and ink to light', () => {
  const night = paintOf(forTheNight(styleWith({ 'fill-color': '#f8f4f0', 'text-color': '#222222' })));
  expect(brightness(night['fill-color'])).toBeLessThan(0.2);
  expect(brightness(night['text-color'])).toBeGreaterThan(0.7);
});

it('keeps water blue and parks green', () => {
  const night = paintOf(
    forTheNight(styleWith({ 'fill-color': 'hsl(205, 56%, 73%)', 'line-color': 'rgb(190, 230, 180)' })),
  );
  const [red = 0, , blue = 0] = channels(night['fill-color']);
  expect(blue).toBeGreaterThan(red + 20);
  const [, green = 0, other = 0] = channels(night['line-color']);
  expect(green).toBeGreaterThan(other + 10);
});

it('finds colours within expressions and stops, and leaves words and numbers alone', () => {
  const asked = {
    'fill-color': ['match', ['get', 'class'], 'motorway', '#ffffff', 'tan', '#000000', 'white'],
    'line-color': {
      stops: [
        [5, 'white'],
        [9, 'rgba(0, 0, 0, 0.5)'],
      ],
    },
    'line-width': ['literal', '#fff'],
  };
  const night = paintOf(forTheNight(styleWith(asked)));
  expect(night['fill-color']).toEqual([
    'match',
    ['get', 'class'],
    'motorway',
    'rgba(26, 26, 26, 1)',
    'tan',
    'rgba(214, 214, 214, 1)',
    'rgba(26, 26, 26, 1)',
  ]);
  expect(night['line-color']).toEqual({
    stops: [
      [5, 'rgba(26, 26, 26, 1)'],
      [9, 'rgba(214, 214, 214, 0.5)'],
    ],
  });
  expect(night['line-width']).toEqual(['literal', '#fff']);
});
