import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Pool } from '@tabi/postgres';
import { isReady } from './health-repository.ts';

/** A load balancer that hears nothing does not know what to do. */
const patienceMs = 1_500;

/** `/healthz`: this process answers. `/readyz`: it can do its work, with database, schema and catalogue. */
export function healthRoutes(app: FastifyInstance, pool: Pool): void {
  const hidden = { schema: { hide: true }, logLevel: 'silent' } as const;
  app.get('/healthz', hidden, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', hidden, async (_request, reply) => {
    const ready = await Promise.race([isReady(pool), wait(patienceMs, false, { ref: false })]);
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ready' : 'not ready' });
  });
}
