import { createHash } from 'node:crypto';
import fp from 'fastify-plugin';

/** Whether one of the tags that a browser or a cache has kept is this one; weak and strong are alike for reading. */
export const isKnown = (kept = '', etag: string): boolean =>
  kept.split(',').some((tag) => [etag, '*'].includes(tag.trim()) || `W/${tag.trim()}` === etag);

/** Cache headers by a route's rule, and a weak ETag on what is public. */
export const cachingPlugin = fp(async (app) => {
  app.addHook('onSend', (request, reply, payload, done) => {
    const { cache } = request.routeOptions.config;
    if (!cache || reply.hasHeader('cache-control')) return done(null, payload);
    if (cache === 'private' || reply.statusCode !== 200) {
      reply.header('cache-control', 'no-store');
      return done(null, payload);
    }
    reply.header('cache-control', 'public, max-age=60');
    if (typeof payload !== 'string') return done(null, payload);
    const etag = `W/"${createHash('sha1').update(payload).digest('base64url')}"`;
    reply.header('etag', etag);
    if (!isKnown(request.headers['if-none-match'], etag)) return done(null, payload);
    reply.code(304).removeHeader('content-type');
    return done(null, null);
  });
});
