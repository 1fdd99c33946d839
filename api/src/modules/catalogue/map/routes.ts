import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../../../ports/context.ts';
import { notFound } from '../../../http/http-error.ts';
import { readMapFiles, type Packing } from './repository.ts';

const year = 31_536_000;

const packingFor = (accepted = ''): Packing => {
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'none';
};

/** `GET /map/<layer>-<hash>.json`: what maps are drawn from, packed beforehand and never changed under its name. */
export function mapRoutes(app: FastifyInstance, _context: ApiContext): void {
  const files = readMapFiles();
  app.get<{ Params: { file: string } }>(
    '/:file',
    { schema: { hide: true }, logLevel: 'warn' },
    async ({ params, headers }, reply) => {
      const { file } = params;
      const newer = files.successor(file);
      if (!newer) throw notFound();
      // A page from before the last release goes on with the new layers: their form is the same.
      if (!files.has(file)) return reply.header('cache-control', 'no-store').redirect(`/map/${newer}`, 302);
      const packing = packingFor(headers['accept-encoding']);
      if (packing !== 'none') reply.header('content-encoding', packing);
      return reply
        .header('cache-control', `public, max-age=${year}, immutable`)
        .header('vary', 'accept-encoding')
        .type('application/json; charset=utf-8')
        .send(await files.read(file, packing));
    },
  );
}
