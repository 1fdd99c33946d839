export { Price } from './price.tsx';
export { usePrices, type SaidPrice } from './use-prices.ts';
