import rateLimit, { type RateLimitOptions } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { HttpError } from '../http/http-error.ts';

/** Calls a minute. Counted in this process alone: with n processes a person gets up to n times as many. */
const perMinute = { login: 5, register: 10, planner: 20, subscribe: 20, session: 60 };
export type LimitName = keyof typeof perMinute;

const account = (request: FastifyRequest) => String((request.body as { email?: unknown } | undefined)?.email ?? '');

declare module 'fastify' {
  interface FastifyInstance {
    /** Multiplies every limit; browser tests and benches plan more than people do. */
    rateLimitScale: number;
  }
}

/** The options of one route's limit: signing in is counted by address and account, the rest by address. */
export const limitOf = (app: FastifyInstance, name: LimitName): RateLimitOptions => ({
  max: Math.ceil(perMinute[name] * app.rateLimitScale),
  timeWindow: 60_000,
  groupId: name,
  // After validation, so that the account is a proper address.
  hook: 'preHandler',
  keyGenerator: (request) => (name === 'login' ? `${request.ip} ${account(request)}` : request.ip),
  errorResponseBuilder: (_request, { ttl }) =>
    new HttpError(429, `That was a little fast. Try again in ${Math.max(1, Math.ceil(ttl / 1000))} seconds.`),
});

export const rateLimitPlugin = fp<{ scale: number }>(async (app, { scale }) => {
  app.decorate('rateLimitScale', scale);
  await app.register(rateLimit, { global: false, cache: 20_000 });
});
