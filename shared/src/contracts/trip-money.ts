import { z } from 'zod';
import { currencyOf } from '../money/currencies.ts';

/** In whole units of its currency. */
export const wholeAmount = z.number().int().min(0).max(100_000_000);
/** In the minor unit of its currency: 1250 is 12.50 dollars, 500 is 500 yen. It counts more than the whole units beside it. */
export const minorAmount = z.number().int().min(0).max(100_000_000_000);
const isKnown = (code: string) => currencyOf(code.toUpperCase()) !== undefined;
const chooseCurrency = 'Choose a currency from the list.';
export const currencyCode = z
  .string()
  .length(3, { error: chooseCurrency, abort: true })
  .refine(isKnown, chooseCurrency);
/** An amount in the minor unit of its currency. */
export const cost = z.object({ currency: z.string(), amount_minor: z.number().int() });
