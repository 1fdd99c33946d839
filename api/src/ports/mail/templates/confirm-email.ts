import type { Letter } from '../mail-message.ts';

export const confirmEmail = ({ name, url, hours }: { name: string; url: string; hours: number }): Letter => ({
  subject: 'Confirm your new address',
  paragraphs: [`Hello ${name},`, 'You asked us to write to you at this address from now on.'],
  action: { label: 'This is my address', url },
  notes: [
    `The link works once and for ${hours} hours. Until then the old address stays.`,
    'If you did not ask for this, leave this mail as it is.',
  ],
});
