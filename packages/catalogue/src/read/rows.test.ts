import type { CatalogueShelf } from './read.ts';
import { placeRows } from './rows.ts';

const shelf = (slug: string, tier: number, place: object) =>
  ({
    destination: { slug, tier, currency: 'JPY' },
    hotels: [],
    tours: [],
    photos: [],
    places: [{ slug: 'old-town', price: null, closed_dates: [], ...place }],
  }) as unknown as CatalogueShelf;

it('gives the plain slug to the first by tier and name, and the destination to the others', () => {
  const rows = placeRows([shelf('tbilisi', 2, {}), shelf('phuket', 1, {}), shelf('hanoi', 1, {})]);
  expect(rows.map(({ slug }) => slug)).toEqual(['old-town-tbilisi', 'old-town-phuket', 'old-town']);
});

it.each([
  ['free', { price_amount: 0, price_currency: 'JPY', price_year: null }],
  [null, { price_amount: null, price_currency: 'JPY', price_year: null }],
  [
    { amount: 500, currency: 'JPY', year: 2025 },
    { price_amount: 500, price_currency: 'JPY', price_year: 2025 },
  ],
  [
    { amount: 3.5, currency: 'USD', year: 2024 },
    { price_amount: 350, price_currency: 'USD', price_year: 2024 },
  ],
])('stores the price %j in minor units', (price, columns) => {
  expect(placeRows([shelf('kyoto', 1, { price })])[0]).toMatchObject(columns);
});
