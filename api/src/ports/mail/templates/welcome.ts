import type { Letter } from '../mail-message.ts';

export const welcome = ({ name, url, hours }: { name: string; url: string; hours: number }): Letter => ({
  subject: 'Welcome to Tabi',
  paragraphs: [
    `Hello ${name},`,
    'Your account is ready, and the trips that you have planned are in it.',
    'Confirm that this is your address, so that we can help you when you forget your password, and write to you about what you ask for.',
  ],
  action: { label: 'This is my address', url },
  notes: [
    `The link works once and for ${hours} hours; your profile can send another.`,
    'If you did not open an account, leave this mail as it is.',
  ],
});
