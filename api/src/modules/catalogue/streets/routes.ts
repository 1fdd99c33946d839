import type { FastifyInstance } from 'fastify';
import { notFound } from '../../../http/http-error.ts';
import type { ApiContext } from '../../../ports/context.ts';
import { byteRangeOf } from './domain/byte-range.ts';
import { openStreetArchive } from './repository.ts';

const day = 86_400;

/** `GET /streets/map.pmtiles`: the archive of vector tiles, of which maps ask for the parts that they show. */
export function streetRoutes(app: FastifyInstance, { mapStreets }: ApiContext): void {
  const archive = mapStreets?.archive ? openStreetArchive(mapStreets.archive) : null;
  app.get('/map.pmtiles', { schema: { hide: true }, logLevel: 'warn' }, async ({ headers }, reply) => {
    if (!archive) throw notFound();
    const { size, etag } = await archive.describe();
    reply
      .header('accept-ranges', 'bytes')
      .header('cache-control', `public, max-age=${day}`)
      .header('etag', etag)
      .type('application/vnd.pmtiles');
    // A part of what it was before would not fit the parts that somebody has.
    const known = headers['if-range'];
    const range = known && known !== etag ? null : byteRangeOf(headers.range, size);
    if (range === 'beyond') return reply.code(416).header('content-range', `bytes */${size}`).send();
    const { from, to } = range ?? { from: 0, to: size - 1 };
    if (range) reply.code(206).header('content-range', `bytes ${from}-${to}/${size}`);
    return reply.header('content-length', to - from + 1).send(archive.read(from, to));
  });
}
