import { z } from 'zod';
import { month, words } from './fields.ts';

/** A file `countries/<code>.json`: what is the same all over a country, in the same rows for every country. */
export const countrySchema = z.strictObject({
  /** ISO 3166-1 alpha-2, the file's name. */
  code: z.string().regex(/^[A-Z]{2}$/),
  checked: month,
  overview: words(60, 150),
  ways_in: words(20, 90),
  /** Parts that travellers speak of, from north to south. */
  regions: z
    .array(z.strictObject({ name: z.string().min(2), text: words(8, 45) }))
    .min(1)
    .max(10),
  /** In general words; rules change, so it says to check. */
  entry: words(15, 80),
  money: words(10, 70),
  tipping: words(5, 50),
  power: z.strictObject({
    /** Letters of the International Electrotechnical Commission, the commonest first. */
    plugs: z.array(z.enum(['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L', 'M', 'N'])).min(1),
    volts: z.number().int().min(100).max(240),
  }),
  water: z.strictObject({ tap: z.enum(['safe', 'boil', 'avoid']), text: words(4, 40) }),
  emergency: z
    .array(
      z.strictObject({
        service: z.enum(['all', 'police', 'ambulance', 'fire', 'tourist-police']),
        number: z.string().regex(/^[\d ]{2,12}$/),
      }),
    )
    .min(1),
  connectivity: words(10, 60),
  /** Dress and manners. */
  etiquette: words(20, 90),
  accessibility: words(15, 80),
  /** What brings foreigners into trouble who did not know: alcohol, medicines, photographs, relations. */
  laws: words(15, 90),
  /** Neutral, true on the day of `checked`; says where to look before going. */
  safety: words(15, 100),
});

export type CatalogueCountry = z.infer<typeof countrySchema>;
