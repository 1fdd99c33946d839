import { z } from 'zod';

const address = (name: string, example: string) =>
  z.url({ protocol: /^https?$/, error: `${name} must be an address such as ${example}.` });

/** Where Wikimedia is asked, and how the program that asks introduces itself. */
export const wikimediaEnvironment = z.object({
  WIKIDATA_API: address('WIKIDATA_API', 'https://www.wikidata.org/w/api.php').default(
    'https://www.wikidata.org/w/api.php',
  ),
  COMMONS_API: address('COMMONS_API', 'https://commons.wikimedia.org/w/api.php').default(
    'https://commons.wikimedia.org/w/api.php',
  ),
  /** Files come from nowhere else, whatever an answer says. */
  COMMONS_FILES: address('COMMONS_FILES', 'https://upload.wikimedia.org').default('https://upload.wikimedia.org'),
  /** Wikimedia's policy: whoever asks by machine says how its operator is reached. */
  PHOTOS_CONTACT: z
    .string({
      error:
        'Set PHOTOS_CONTACT to an address at which the operators of Wikimedia can reach you, such as you@example.org: their policy asks for one.',
    })
    .trim()
    .min(6)
    .regex(/^[\x21-\x7e]+$/, 'PHOTOS_CONTACT is one e-mail or web address.'),
});
export type WikimediaSettings = z.infer<typeof wikimediaEnvironment>;
