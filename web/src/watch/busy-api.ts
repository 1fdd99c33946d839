import type { FastifyInstance } from 'fastify';

/** Pages fail for want of answers for a while longer than answers fail. */
const lastsMs = 15_000;

/**
 * Whether the API has lately been too busy to answer, or its database away: whatever fails then is no build's fault. To be
 * called before the API brings its addresses.
 */
export function watchBusy(app: FastifyInstance, now: () => number = Date.now): () => boolean {
  let until = 0;
  app.addHook('onResponse', async (request, reply) => {
    if (reply.statusCode === 503 && request.url.startsWith('/api/')) until = now() + lastsMs;
  });
  return () => now() < until;
}
