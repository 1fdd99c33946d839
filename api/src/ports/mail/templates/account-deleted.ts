import type { Letter } from '../mail-message.ts';

export const accountDeleted = ({ name }: { name: string }): Letter => ({
  subject: 'Your account is gone',
  paragraphs: [
    `Goodbye ${name},`,
    'Your account on Tabi and all that was yours alone is deleted: trips, wishlists, reviews, and your picture. Trips that you planned with others stay with them, without your name.',
    'If you come back one day, you are welcome.',
  ],
});
