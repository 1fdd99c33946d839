import { z } from 'zod';

/** Where exchange rates are fetched from: a file in the format of the European Central Bank's. */
export const ratesEnvironment = z.object({
  RATES_SOURCE: z
    .url({
      protocol: /^https?$/,
      error:
        'RATES_SOURCE must be the address of a file of ECB reference rates, such as https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml.',
    })
    .optional(),
});
