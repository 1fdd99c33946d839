import type { FastifyInstance } from 'fastify';
import type { Pool } from '@tabi/postgres';
import { isReady } from './health-repository.ts';

/** `/healthz`: this process answers. `/readyz`: it can do its work, with database, schema and catalogue. */
export function healthRoutes(app: FastifyInstance, pool: Pool): void {
  const hidden = { schema: { hide: true }, logLevel: 'silent' } as const;
  app.get('/healthz', hidden, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', hidden, async (_request, reply) => {
    const ready = await isReady(pool);
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ready' : 'not ready' });
  });
}
