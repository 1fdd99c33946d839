import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dayColour, dayToken } from './day-colours.ts';

it('gives each day of a week and a day its own colour, and begins again after them', () => {
  const tokens = [1, 2, 3, 4, 5, 6, 7, 8].map(dayToken);
  expect(new Set(tokens).size).toBe(8);
  expect(dayToken(9)).toBe(dayToken(1));
  expect(dayColour(3)).toBe('var(--day-3)');
});

const themes = readFileSync(join(__dirname, '../../../../shared/src/ui/styles/tokens.css'), 'utf8').split(
  "[data-theme='dark']",
);
const valueIn = (css: string, token: string) => new RegExp(`--${token}: (#[0-9a-f]{6})`).exec(css)?.[1] ?? '';
const channel = (value: number) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const brightness = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    channel(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (one: string, other: string) => {
  const [dark = 0, light = 0] = [brightness(one), brightness(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

it.each([1, 2, 3, 4, 5, 6, 7, 8])('reads on paper and holds words in both themes: the colour of day %i', (day) => {
  for (const css of themes) {
    expect(contrast(valueIn(css, dayToken(day)), valueIn(css, 'paper'))).toBeGreaterThanOrEqual(4.5);
  }
});
