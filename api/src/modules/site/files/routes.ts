import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../../../ports/context.ts';
import { notFound } from '../../../http/http-error.ts';
import { isFileKey } from '../../../ports/files/file-store.ts';

const year = 31_536_000;

/** `GET /files/*`: what was uploaded, whichever store keeps it. A name is never used twice, so it may be kept for ever. */
export function fileRoutes(app: FastifyInstance, { files }: ApiContext): void {
  app.get<{ Params: { '*': string } }>(
    '/*',
    { schema: { hide: true }, logLevel: 'warn' },
    async ({ params }, reply) => {
      const key = params['*'];
      const file = isFileKey(key) ? await files.get(key) : null;
      if (!file) throw notFound();
      return reply.header('cache-control', `public, max-age=${year}, immutable`).type(file.type).send(file.bytes);
    },
  );
}
