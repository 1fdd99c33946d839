import { hasSnow, styleOf } from './style.ts';
import type { PosterFacts } from './types.ts';

const facts = (country?: string): PosterFacts => ({
  slug: 'a-mountain',
  motif: 'monument',
  landscape: 'mountains',
  palette: { sky: '#88aacc', light: '#ffffff', far: '#99bbdd', near: '#446644', ground: '#334433', accent: '#cc5533' },
  bestTime: 'morning',
  setting: 'outdoor',
  ...(country ? { country } : {}),
});
const snowIn = (country: string) => hasSnow(facts(country), styleOf(facts(country)));

it.each(['ID', 'TH', 'vn', 'LK', 'PH'])('the mountains of %s are never white on top', (country) => {
  expect(snowIn(country)).toBe(false);
});

it.each(['JP', 'NP', 'GE', 'CN', 'IN'])('those of %s are', (country) => {
  expect(snowIn(country)).toBe(true);
});

it('where no country is told the way of building decides', () => {
  expect(hasSnow(facts(), 'malay')).toBe(false);
  expect(hasSnow(facts(), 'himalaya')).toBe(true);
});
