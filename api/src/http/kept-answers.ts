import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { LRUCache } from 'lru-cache';
import { answerBytes, bytesKept, sendAgain, type AnswerBytes } from './answer-bytes.ts';
import { isKnown } from './caching.ts';
import { cookieNames } from './cookies.ts';

interface Kept extends AnswerBytes {
  /** Milliseconds. */
  since: number;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** What memory held when this request came, if its answer may be kept. */
    edition: object | null;
  }
}

const mostBytes = 48 * 1024 * 1024;
/** Some answers go by the clock: what is open now, when the sun sets, which posts are out. */
const keptMs = 10_000;

/** Of one address and one way of packing. */
const keyOf = ({ raw, headers }: FastifyRequest) => `${raw.url} ${headers['accept-encoding'] ?? ''}`;

/** Who is signed in sees their own hearts. */
const isForAll = ({ method, headers, routeOptions }: FastifyRequest): boolean =>
  method === 'GET' && routeOptions.config.cache === 'catalogue' && !headers.cookie?.includes(`${cookieNames.session}=`);

export interface KeptAnswersRules {
  /** Another object whenever answers may have changed; null while none can be kept. */
  edition: () => object | null;
  now: () => Date;
}

/**
 * Answers that are made of memory alone are kept as bytes, packed and with their tag, until memory changes.
 * @returns `serve`, to be registered before all that need not be done for them; `keep`, after all that answers go through
 */
export function keptAnswers({ edition, now }: KeptAnswersRules): {
  serve: FastifyPluginAsync;
  keep: FastifyPluginAsync;
} {
  const answers = new LRUCache<string, Kept>({
    maxSize: mostBytes,
    sizeCalculation: bytesKept,
  });
  let ofEdition = edition();

  const find = (request: FastifyRequest): Kept | undefined => {
    if (ofEdition !== edition()) {
      answers.clear();
      ofEdition = edition();
    }
    const kept = answers.get(keyOf(request));
    return kept && Math.abs(now().getTime() - kept.since) < keptMs ? kept : undefined;
  };

  const serve: FastifyPluginAsync = async (app) => {
    app.decorateRequest('edition', null);
    app.addHook('onRequest', (request, reply, done) => {
      if (!isForAll(request)) return done();
      const kept = find(request);
      if (!kept) {
        request.edition = ofEdition;
        return done();
      }
      if (!isKnown(request.headers['if-none-match'], String(kept.headers['etag']))) return sendAgain(reply, kept);
      void reply.code(304).headers(kept.headers);
      for (const ofBody of ['content-type', 'content-encoding', 'content-length']) reply.removeHeader(ofBody);
      void reply.send();
    });
  };

  const keep: FastifyPluginAsync = async (app) => {
    app.addHook('onSend', (request, reply, payload, done) => {
      // What was made of the old memory is not kept for the new one; where there is no tag, others must not get the same.
      const isKept = request.edition !== null && request.edition === edition() && reply.hasHeader('etag');
      const bytes = isKept ? answerBytes(reply, payload) : null;
      if (bytes) answers.set(keyOf(request), { ...bytes, since: now().getTime() });
      done(null, payload);
    });
  };
  return { serve: fp(serve), keep: fp(keep) };
}
