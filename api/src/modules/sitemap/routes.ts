import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../../context.ts';
import { presentRobots, presentSitemap } from './presenter.ts';
import { mappedPages } from './repository.ts';

const anHour = 'public, max-age=3600';
const quiet = { schema: { hide: true }, logLevel: 'warn' } as const;

/** `/sitemap.xml` and `/robots.txt`, for machines. */
export function sitemapRoutes(app: FastifyInstance, { pool, address }: ApiContext): void {
  app.get('/sitemap.xml', quiet, async (_request, reply) =>
    reply
      .header('cache-control', anHour)
      .type('application/xml; charset=utf-8')
      .send(presentSitemap(address, await mappedPages(pool))),
  );
  app.get('/robots.txt', quiet, async (_request, reply) =>
    reply.header('cache-control', anHour).type('text/plain; charset=utf-8').send(presentRobots(address)),
  );
}
