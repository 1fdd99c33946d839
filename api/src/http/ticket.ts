import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { readCookies, setCookie } from './cookies.ts';
import { seal, unseal } from './seal.ts';

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
