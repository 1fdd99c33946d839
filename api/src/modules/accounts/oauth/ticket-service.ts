import { z } from 'zod';
import { ticket } from '../../../http/ticket.ts';

const attempt = z.object({
  provider: z.string(),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** Known to this browser alone, so that a token is worth nothing in another. */
  browser: z.string(),
  /** The account that is to be opened by it from now on; left out by who signs in. */
  linkingTo: z.string().optional(),
});
const shown = z.object({ provider: z.string(), subject: z.string(), userId: z.string() });
const pendingLink = z.object({ provider: z.string(), subject: z.string(), email: z.string() });

export const ticketsOf = (context: { secret: string; now: () => Date }) => ({
  /** From going to the provider until having signed in. */
  attempt: ticket('tabi-oauth', attempt, context),
  /** An account elsewhere that opens the account of this address, once its owner has signed in to that. */
  link: ticket('tabi-link', pendingLink, context),
  /** An account elsewhere that the owner of an account has shown to be theirs, until the two are linked. */
  shown: ticket('tabi-shown', shown, context),
});
export type Tickets = ReturnType<typeof ticketsOf>;
export type ShownIdentity = z.infer<typeof shown>;
export type PendingLink = z.infer<typeof pendingLink>;
