import type { Letter } from '../mail-message.ts';

interface Invitation {
  /** Who invites. */
  inviter: string;
  /** The trip's title. */
  trip: string;
  url: string;
  /** How long the link works. */
  days: number;
}

export const tripInvitation = ({ inviter, trip, url, days }: Invitation): Letter => ({
  subject: `${inviter} invites you to plan “${trip}”`,
  paragraphs: [
    `${inviter} is planning “${trip}” on Tabi and would like you to come along.`,
    'Open the trip to see its days. Sign in, and you can move things about too.',
  ],
  action: { label: 'Open the trip', url },
  notes: [
    `The link is for you alone and works for ${days} days.`,
    'If you do not know this person, leave this mail as it is.',
  ],
});
