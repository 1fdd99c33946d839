import type { Letter } from '../mail-message.ts';

export const passwordChanged = ({ name, homeUrl }: { name: string; homeUrl: string }): Letter => ({
  subject: 'Your password was changed',
  paragraphs: [
    `Hello ${name},`,
    'The password of your account on Tabi was just changed, and every other browser was signed out.',
    'If that was you, all is well. If it was not, ask for a new password on the sign-in page right away.',
  ],
  action: { label: 'Open Tabi', url: homeUrl },
});
