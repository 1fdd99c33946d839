import { createHash } from 'node:crypto';
import type { FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import fp from 'fastify-plugin';
import type { Pool } from '@tabi/postgres';
import { CallCounts } from './call-counts.ts';
import { networkOf } from './caller-network.ts';
import { TooFast } from './http-error.ts';

/** Calls a minute from one network, in all processes together. Wrong passwords are counted apart: guess-limit.ts. */
const perMinute = {
  login: 60,
  social: 20,
  register: 10,
  reset: 5,
  account: 10,
  invite: 10,
  review: 10,
  suggest: 10,
  subscribe: 20,
  contact: 5,
  upload: 10,
  planner: 20,
  export: 30,
  session: 60,
  track: 120,
  autocomplete: 120,
  /** Whatever else changes something: people who drag and tick fast stay far below it, an office behind one address too. */
  write: 300,
};
export type LimitName = keyof typeof perMinute;

const minute = 60_000;

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts a call of this kind, and refuses what is too much. Runs after validation. */
    limited(name: LimitName): preHandlerAsyncHookHandler;
  }
}

/** Stored as a hash: the table tells nobody's address. */
const keyOf = (name: LimitName, request: FastifyRequest): Buffer =>
  createHash('sha256')
    .update(`${name} ${networkOf(request.ip)}`)
    .digest();

export interface RateLimitRules {
  pool: Pool;
  now: () => Date;
  /** Multiplies every limit; browser tests and benches plan more than people do. */
  scale: number;
}

export const rateLimitPlugin = fp<RateLimitRules>(async (app, { pool, now, scale }) => {
  const counts = new CallCounts({ pool, now, windowMs: minute });
  app.addHook('onClose', () => counts.sendAll());

  app.decorate('limited', (name: LimitName): preHandlerAsyncHookHandler => async (request) => {
    const until = await counts.waitOf(keyOf(name, request), perMinute[name] * scale);
    if (!until) return;
    throw new TooFast(Math.max(1, Math.ceil((until.getTime() - now().getTime()) / 1000)));
  });
});
