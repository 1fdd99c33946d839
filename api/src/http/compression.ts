import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import Negotiator from 'negotiator';

/** Below this a packet holds it anyway. */
const worthwhile = 1_400;

/** A page takes a millisecond more to be packed by a sixteenth smaller, which is worth it where people wait on a slow line. */
const qualityOf = (type: unknown) => (String(type).startsWith('text/html') ? 5 : 4);

const brotli = (text: string, type: unknown) =>
  brotliCompressSync(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: qualityOf(type), [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
  });

/** The way of packing that whoever asks takes; null for none. */
export function packingFor(request: FastifyRequest): 'br' | 'gzip' | null {
  const accepted = new Negotiator(request).encodings(['br', 'gzip']);
  return (['br', 'gzip'] as const).find((one) => accepted.includes(one)) ?? null;
}

/** Packs JSON on the spot: a list of 24 places takes less than half a millisecond, less than a stream would. */
export const compressionPlugin = fp(async (app) => {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (typeof payload !== 'string' || payload.length < worthwhile) return done(null, payload);
    const others = reply.getHeader('vary');
    reply.header('vary', others ? `${String(others)}, accept-encoding` : 'accept-encoding');
    const encoding = packingFor(request);
    if (!encoding) return done(null, payload);
    reply.header('content-encoding', encoding).removeHeader('content-length');
    return done(
      null,
      encoding === 'br' ? brotli(payload, reply.getHeader('content-type')) : gzipSync(payload, { level: 5 }),
    );
  });
});
