import { z } from 'zod';
import { defineCalls } from './call.ts';
import { day, one } from './common.ts';

export const currency = z.object({
  /** ISO 4217. */
  code: z.string(),
  name: z.string(),
  symbol: z.string(),
  /** Digits after the point. */
  exponent: z.number().int(),
  flag: z.string(),
  /** Units that one euro buys. */
  rate: z.number(),
  /** `ecb`: a reference rate; `peg`: fixed to another currency; `approximate`: rounded by us. */
  kind: z.enum(['ecb', 'peg', 'approximate']),
  as_of: day,
  source: z.string(),
});

export const currencyCalls = defineCalls({
  'GET /api/currencies': {
    summary: 'The currencies that prices can be shown in, with their rates and where these come from.',
    answer: one(z.array(currency)),
  },
  'GET /api/currencies/countries': {
    summary:
      'What each country pays with, by its ISO code; those whose currency prices cannot be shown in are left out.',
    answer: one(z.record(z.string(), z.string())),
  },
  'GET /api/currencies/rates': {
    summary: 'Units of each currency that one euro buys.',
    answer: one(z.record(z.string(), z.number())),
  },
});
