import fc from 'fast-check';
import { formatMetres, formatMinutes, formatMoney } from './amounts.ts';

const plain = (text: string) => text.replace(/\u00a0/g, ' ');

it.each([
  [50_000, 'JPY', '¥50,000'],
  [1_250, 'USD', '$12.50'],
  [1_200, 'USD', '$12'],
  [-999, 'EUR', '-€9.99'],
  [5, 'EUR', '€0.05'],
  [0, 'KWD', 'KD 0'],
  [1_234_567, 'KWD', 'KD 1,234.567'],
  [120_000, 'MYR', 'RM 1,200'],
  [1_800, 'BTN', 'Nu. 18'],
  [700, 'XTS', 'XTS 7'],
])('%d minor units of %s are said as %s', (amount, currency, said) => {
  expect(plain(formatMoney(amount, currency))).toBe(said);
});

it('tells the dollars apart, and the yuan from the yen', () => {
  const said = ['USD', 'HKD', 'TWD', 'SGD', 'AUD', 'JPY', 'CNY'].map((currency) => formatMoney(0, currency));
  expect(said).toEqual(['$0', 'HK$0', 'NT$0', 'S$0', 'A$0', '¥0', 'CN¥0']);
});

it('says any amount of dollars as the language does', () => {
  fc.assert(
    fc.property(fc.integer({ min: -10_000_000_000, max: 10_000_000_000 }), (cents) => {
      const digits = cents % 100 === 0 ? 0 : 2;
      const style = { style: 'currency', currency: 'USD', minimumFractionDigits: digits } as const;
      const byTheLanguage = new Intl.NumberFormat('en', { ...style, maximumFractionDigits: digits });
      expect(formatMoney(cents, 'USD')).toBe(byTheLanguage.format(cents === 0 ? 0 : cents / 100));
    }),
  );
});

it('no line parts a number from its unit', () => {
  expect([45, 60, 135].map(formatMinutes)).toEqual(['45\u00a0min', '1\u00a0h', '2\u00a0h 15\u00a0min']);
  expect([350, 1_400, 27_000].map(formatMetres)).toEqual(['350\u00a0m', '1.4\u00a0km', '27\u00a0km']);
  expect(formatMoney(120_000, 'MYR')).toBe('RM\u00a01,200');
});
