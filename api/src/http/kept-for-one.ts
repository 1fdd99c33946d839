import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { LRUCache } from 'lru-cache';
import { answerBytes, bytesKept, sendAgain, type AnswerBytes } from './answer-bytes.ts';
import { cookieNames } from './cookies.ts';

interface Kept extends AnswerBytes {
  /** When its request came: milliseconds, of the feed, and of the catalogue. */
  since: number;
  moment: number;
  edition: object | null;
  standsOn: readonly string[];
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Which answer this browser asks for, if it may be kept. */
    asked: (Pick<Kept, 'since' | 'moment' | 'edition'> & { key: string }) | null;
    /**
     * What the answer stands on besides the catalogue and who asks: the same browser is answered the same until there is news of
     * one of these trips, sessions and people. Null: it is not kept.
     */
    standsOn: readonly string[] | null;
  }
}

const mostBytes = 32 * 1024 * 1024;
/** Nobody tells of a session that runs out. */
const keptMs = 10_000;

/** Of one browser: whatever its cookies say is in the key. */
const keyOf = ({ raw, headers }: FastifyRequest) => `${raw.url} ${headers['accept-encoding'] ?? ''} ${headers.cookie}`;

/** A browser as the feed knows it: it sees at once what it has changed itself. */
const browserOf = ({ cookies }: FastifyRequest) =>
  `browser ${cookies[cookieNames.session] ?? ''} ${cookies[cookieNames.twin] ?? ''}`;

/** What is heard of changes. */
export interface ChangesHeard {
  /** Now, to ask later what has changed since; null while nothing is heard. */
  moment(): number | null;
  /** Whether none of these has changed since, as far as was heard: ids of trips, sessions and people, or what was noted. */
  isQuiet(ids: readonly string[], since: number): boolean;
  /** What this process knows before it is told. */
  note(id: string): void;
}

export interface KeptForOneRules {
  feed: ChangesHeard;
  edition: () => object | null;
  now: () => Date;
}

/**
 * Answers for one browser alone are kept as bytes until what they stand on changes.
 * @returns `serve`, to be registered before all that need not be done for them; `keep`, after all that answers go through
 */
export function keptForOne({ feed, edition, now }: KeptForOneRules): {
  serve: FastifyPluginAsync;
  keep: FastifyPluginAsync;
} {
  const answers = new LRUCache<string, Kept>({ maxSize: mostBytes, sizeCalculation: bytesKept });

  const stands = ({ since, moment, standsOn, ...kept }: Kept): boolean =>
    kept.edition !== null &&
    kept.edition === edition() &&
    Math.abs(now().getTime() - since) < keptMs &&
    feed.isQuiet(standsOn, moment);

  const serve: FastifyPluginAsync = async (app) => {
    app.decorateRequest('asked', null);
    app.decorateRequest('standsOn', null);
    app.addHook('onRequest', (request, reply, done) => {
      const { method, headers, routeOptions } = request;
      if (method !== 'GET' || routeOptions.config.cache !== 'private' || !headers.cookie) return done();
      const key = keyOf(request);
      const kept = answers.get(key);
      if (kept && stands(kept)) return sendAgain(reply, kept);
      const moment = feed.moment();
      if (moment !== null) request.asked = { key, moment, since: now().getTime(), edition: edition() };
      done();
    });
  };

  const keep: FastifyPluginAsync = async (app) => {
    app.addHook('onSend', (request, reply, payload, done) => {
      if (request.routeOptions.config.changesState) feed.note(browserOf(request));
      const { asked, standsOn } = request;
      const bytes = asked && standsOn ? answerBytes(reply, payload) : null;
      if (asked && standsOn && bytes) {
        const { key, ...came } = asked;
        const kept = { ...bytes, ...came, standsOn: [...standsOn, browserOf(request)] };
        if (stands(kept)) answers.set(key, kept);
      }
      done(null, payload);
    });
  };
  return { serve: fp(serve), keep: fp(keep) };
}
