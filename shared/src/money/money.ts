export { convert, type Rates } from './convert.ts';
export { currencies, currencyOf, type Currency } from './currencies.ts';
export { minorDigits, toMajor, toMinor } from './minor-units.ts';
export {
  costCategories,
  tripSums,
  type CostCategory,
  type CostLine,
  type CostPayment,
  type KnownSum,
  type PersonSum,
  type SharedCost,
  type TripMoney,
  type TripSums,
} from './trip-sums.ts';
