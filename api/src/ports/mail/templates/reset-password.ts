import type { Letter } from '../mail-message.ts';

export const resetPassword = ({ name, url, minutes }: { name: string; url: string; minutes: number }): Letter => ({
  subject: 'A new password for Tabi',
  paragraphs: [`Hello ${name},`, 'Somebody, we think you, asked for a new password for your account.'],
  action: { label: 'Choose a new password', url },
  notes: [
    `The link works once and for ${minutes} minutes.`,
    'If it was not you, leave this mail as it is: your password stays what it was.',
  ],
});
