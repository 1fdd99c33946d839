import { mainCurrency } from './load-reference.ts';

it.each([
  ['JPY', 'JPY'],
  ['USD,USN,USS', 'USD'],
  ['CHF,CHE,CHW', 'CHF'],
  ['BTN,INR', 'BTN'],
  ['SVC,USD', 'USD'],
  ['ZMW', 'ZMW'],
  ['', null],
])('of %p takes %p', (listed, currency) => {
  expect(mainCurrency(listed)).toBe(currency);
});
