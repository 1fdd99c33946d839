import { cityWays, type CityFacts } from './travel-city.ts';

const facts = (slug: string, country: string, landscape: string, population: number): CityFacts => ({
  slug,
  country,
  landscape,
  population,
});

test.each([
  ['metropolis', facts('tokyo', 'JP', 'megacity', 9_733_276)],
  ['city', facts('kyoto', 'JP', 'hills', 1_463_723)],
  ['city', facts('nara', 'JP', 'hills', 367_353)],
  ['crowded', facts('delhi', 'IN', 'megacity', 11_034_555)],
  ['town', facts('hoi-an', 'VN', 'river-plain', 120_000)],
  ['motor', facts('dubai', 'AE', 'megacity', 3_790_000)],
  ['scattered', facts('jeju', 'KR', 'islands', 488_844)],
  ['scattered', facts('ubud', 'ID', 'hills', 0)],
])('%s', (kind, city) => {
  expect(cityWays(city).kind).toBe(kind);
});

test('an island is its own land, a country of islands one, the continent one', () => {
  expect(cityWays(facts('jeju', 'KR', 'islands', 488_844)).land).toBe('jeju');
  expect(cityWays(facts('kyoto', 'JP', 'hills', 1_463_723)).land).toBe('JP');
  expect(cityWays(facts('hanoi', 'VN', 'river-plain', 8_000_000)).land).toBe(
    cityWays(facts('delhi', 'IN', 'megacity', 11_034_555)).land,
  );
});

test('one rides in taxis where public transport is poor, and by night where it is not', () => {
  const agra = { ...facts('agra', 'IN', 'river-plain', 1_585_704), gettingAbout: { transit: 1, taxi: true } };
  expect(cityWays(agra).taxis).toBe('always');
  expect(cityWays({ ...agra, gettingAbout: { transit: 3, taxi: true } }).taxis).toBe('by-night');
  expect(cityWays({ ...agra, gettingAbout: { transit: 1, taxi: false } }).taxis).toBeUndefined();
});
