import { z } from 'zod';
import { defineCalls } from './call.ts';
import { one } from './common.ts';
import { pictureCredit } from './places.ts';

/** Somebody whose work Tabi is built on. */
export const credit = z.object({
  name: z.string(),
  /** What of it is here, in a sentence. */
  used_for: z.string(),
  url: z.string(),
  licence: z.string(),
  licence_url: z.string().nullable(),
  /** The words that its licence asks for; null where it asks for none. */
  notice: z.string().nullable(),
  /** What is shown of it piece by piece, each with its own author and licence. */
  works: z.array(z.object({ title: z.string(), path: z.string(), ...pictureCredit.shape })).optional(),
});
export type Credit = z.infer<typeof credit>;

export const creditCalls = defineCalls({
  'GET /api/credits': { summary: 'Sources, their licences and what is taken from each.', answer: one(z.array(credit)) },
});
