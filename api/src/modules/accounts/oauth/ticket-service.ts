import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { readCookies, setCookie } from '../../../http/cookies.ts';
import { seal, unseal } from '../../../http/seal.ts';

/** Half an hour: time to find a password, or a second factor. */
const minutes = 30;

/** What a browser keeps for us, which it can neither read nor change, for half an hour. */
export interface Ticket<T> {
  give(request: FastifyRequest, reply: FastifyReply, content: T): void;
  /** Null when there is none, or it is too old. */
  read(request: FastifyRequest): T | null;
  takeAway(request: FastifyRequest, reply: FastifyReply): void;
}

export function ticket<T>(
  cookie: string,
  schema: z.ZodType<T>,
  { secret, now }: { secret: string; now: () => Date },
): Ticket<T> {
  const envelope = z.object({ content: schema, until: z.number() });
  return {
    give: (request, reply, content) => {
      const until = now().getTime() + minutes * 60_000;
      const days = minutes / 1_440;
      setCookie(request, reply, cookie, seal(secret, cookie, { content, until }), { days, httpOnly: true });
    },
    read: (request) => {
      const text = readCookies(request.headers.cookie)[cookie];
      if (!text) return null;
      try {
        const { content, until } = envelope.parse(unseal(secret, cookie, text));
        return until > now().getTime() ? content : null;
      } catch {
        return null;
      }
    },
    takeAway: (request, reply) => setCookie(request, reply, cookie, '', { days: 0, httpOnly: true }),
  };
}

const attempt = z.object({
  provider: z.string(),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** Known to this browser alone, so that a token is worth nothing in another. */
  browser: z.string(),
});
const pendingLink = z.object({ provider: z.string(), subject: z.string(), email: z.string() });

export const ticketsOf = (context: { secret: string; now: () => Date }) => ({
  /** From going to the provider until having signed in. */
  attempt: ticket('tabi-oauth', attempt, context),
  /** An account elsewhere that opens the account of this address, once its owner has signed in to that. */
  link: ticket('tabi-link', pendingLink, context),
});
export type Tickets = ReturnType<typeof ticketsOf>;
export type PendingLink = z.infer<typeof pendingLink>;
