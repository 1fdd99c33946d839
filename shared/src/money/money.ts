export { convert, type Rates } from './convert.ts';
export { currencies, currencyOf, type Currency } from './currencies.ts';
export { minorDigits, toMajor, toMinor } from './minor-units.ts';
