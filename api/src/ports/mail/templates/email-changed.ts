import type { Letter } from '../letter.ts';

export const emailChanged = ({ name, email }: { name: string; email: string }): Letter => ({
  subject: 'Your address on Tabi was changed',
  paragraphs: [
    `Hello ${name},`,
    `Your account on Tabi now uses ${email}, and you sign in with that address. This is the last mail to the old one.`,
    'If that was not you, answer this mail.',
  ],
});
