import { readingEase } from './reading-ease.ts';

it('finds short words in short sentences easier than long ones', () => {
  const easy = readingEase('The gate is red. Walk up the hill. You see the sea.');
  const hard = readingEase('Ecclesiastical architecture necessitates considerable contemplation and preparation.');
  expect(easy).toBeGreaterThan(90);
  expect(hard).toBeLessThan(0);
});

it('takes no text for an easy one', () => {
  expect(readingEase('')).toBe(100);
});
