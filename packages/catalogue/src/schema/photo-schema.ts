import { z } from 'zod';
import { isFreeLicence } from './licence.ts';
import { slug } from './fields.ts';

/** `photos.json` of a destination: written by `pnpm catalogue photos`, the files beside it in `photos/`. */

export const wikidataId = z.string().regex(/^Q[1-9]\d{0,9}$/, 'A Wikidata id is Q and a number, such as Q9141.');

export const commonsTitle = z
  .string()
  .regex(
    /^File:[^|#<>[\]{}\p{Cc}]{1,230}\.(jpe?g|png|webp|tiff?)$/iu,
    'A picture of Wikimedia Commons is written File:Its name.jpg.',
  );

const webAddress = z.url({ protocol: /^https$/, error: 'A page is an address that begins with https://.' });

export const photoSchema = z.strictObject({
  /** Slug of the place that it shows. */
  place: slug,
  /** Its title on Wikimedia Commons. */
  commons: commonsTitle,
  author: z.string().trim().min(1).max(200),
  licence: z.string().refine(isFreeLicence, 'Only CC0, public domain, CC BY and CC BY-SA are shown.'),
  licence_url: webAddress.nullable(),
  source_url: webAddress,
  file: z.string().regex(/^[a-z0-9-]+-[1-9]\d?\.webp$/, 'The file is <place>-<number>.webp.'),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  width: z.number().int().min(1),
  height: z.number().int().min(1),
  /** Its mean colour, shown until it has come. */
  tint: z.string().regex(/^#[0-9a-f]{6}$/),
});
export type CataloguePhoto = z.infer<typeof photoSchema>;
