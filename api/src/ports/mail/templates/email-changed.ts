import type { Letter } from '../mail-message.ts';

interface Changed {
  name: string;
  /** The new address. */
  email: string;
  /** Gives the old address back; undefined where nobody had confirmed it. */
  url: string | undefined;
  days: number;
}

export const emailChanged = ({ name, email, url, days }: Changed): Letter => ({
  subject: 'Your address on Tabi was changed',
  paragraphs: [
    `Hello ${name},`,
    `Your account on Tabi now uses ${email}, and you sign in with that address. This is the last mail to the old one.`,
    ...(url ? [] : ['If that was not you, answer this mail.']),
  ],
  ...(url
    ? {
        action: { label: 'That was not me', url },
        notes: [`The link works for ${days} days: it gives you this address back and signs every browser out.`],
      }
    : {}),
});
