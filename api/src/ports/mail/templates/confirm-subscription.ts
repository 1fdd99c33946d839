import type { Letter } from '../mail-message.ts';

interface Wish {
  /** The list as in “You asked for …”. */
  list: string;
  url: string;
  unsubscribeUrl: string;
  days: number;
}

export const confirmSubscription = ({ list, url, unsubscribeUrl, days }: Wish): Letter => ({
  subject: 'One press, and you are on the list',
  paragraphs: [`Somebody, we think you, asked us to send ${list} to this address.`],
  action: { label: 'Yes, put me on the list', url },
  notes: [`The link works for ${days} days.`, 'If it was not you, leave this mail as it is: we will not write again.'],
  unsubscribeUrl,
});
