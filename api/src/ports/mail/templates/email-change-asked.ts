import type { Letter } from '../mail-message.ts';

interface Asked {
  name: string;
  /** The new address. */
  email: string;
  /** Takes it back; undefined where nobody has confirmed the present address. */
  url: string | undefined;
  days: number;
}

export const emailChangeAsked = ({ name, email, url, days }: Asked): Letter => ({
  subject: 'Somebody asked to change your address on Tabi',
  paragraphs: [
    `Hello ${name},`,
    `Your account on Tabi is to use ${email} from now on. It does as soon as the link in the mail to that address is opened.`,
    'If that was you, there is nothing to do.',
  ],
  ...(url ? { action: { label: 'That was not me', url } } : {}),
  notes: url
    ? [`The link works for ${days} days, after the change too. It signs every browser out.`]
    : ['If that was not you, answer this mail.'],
});
