import { tripSlug, tripTitle } from './trip-name.ts';

it('names a trip as a person would', () => {
  expect(tripTitle(1, ['Kyoto'])).toBe('1 day in Kyoto');
  expect(tripTitle(5, ['Kyoto', 'Nara', 'Tokyo'])).toBe('5 days in Kyoto, Nara and Tokyo');
});

it('gives every trip a slug that nobody can guess', () => {
  const slugs = Array.from({ length: 50 }, () => tripSlug(3, ['kyoto', 'tokyo']));
  expect(new Set(slugs).size).toBe(50);
  for (const slug of slugs) expect(slug).toMatch(/^3-days-in-kyoto-and-tokyo-[a-z0-9]{10}$/);
});
