import { formatConverted } from './say-converted.ts';

const rates = { EUR: 1, USD: 1.16, JPY: 182, VND: 30_500, KWD: 0.356 };

it.each([
  [500, 'JPY', 'USD', '$3.19'],
  [12_000, 'JPY', 'USD', '$76'],
  [1_500, 'USD', 'JPY', '¥2,350'],
  [1_500, 'USD', 'VND', '₫394,000'],
  [0, 'USD', 'KWD', 'KD 0'],
])('%d minor units of %s in %s are about %s', (amount, from, to, said) => {
  expect(formatConverted(amount, from, to, rates)?.replace(/\u00a0/g, ' ')).toBe(said);
});

it('says nothing where no rate is known', () => {
  expect(formatConverted(500, 'XAU', 'USD', rates)).toBeNull();
});
