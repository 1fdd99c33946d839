import { isDated } from './price.ts';

it.each([
  ['a price of last year', { amount: 500, year: 2025 }, false],
  ['a price of three years ago', { amount: 500, year: 2023 }, true],
  ['what is free', { amount: 0, year: 2015 }, false],
  ['a price without its year', { amount: 500, year: null }, false],
])('tells whether %s is dated', (_, price, dated) => {
  expect(isDated({ currency: 'JPY', ...price }, '2026-11-22')).toBe(dated);
});
