import { dayColour, dayToken } from './day-colours.ts';

it('gives each of eight days its own colour, and begins again after them', () => {
  const tokens = [1, 2, 3, 4, 5, 6, 7, 8].map(dayToken);
  expect(new Set(tokens).size).toBe(8);
  expect(dayToken(9)).toBe(dayToken(1));
  expect(dayColour(3)).toBe('var(--day-3)');
});
