import { z } from 'zod';
import { ticket } from '../../../http/ticket.ts';

const challenge = z.object({
  challenge: z.string(),
  /** Who makes a passkey with it; null for who signs in. */
  adding: z.string().nullable(),
});
export type Challenge = z.infer<typeof challenge>;

/** What a passkey has to sign, kept by the browser that was asked, until it has. */
export const challengeTicket = (context: { secret: string; now: () => Date }) =>
  ticket('tabi-passkey', challenge, context);
