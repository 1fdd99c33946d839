import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { ApiContext } from '../../../ports/context.ts';
import { HttpError } from '../../../http/http-error.ts';
import { presentRobots, presentSitemapIndex } from './presenter.ts';
import { sitemapParts } from './repository.ts';
import { writeSitemap } from './service.ts';

const anHour = 'public, max-age=3600';
const quiet = { schema: { hide: true }, logLevel: 'warn' } as const;
const partNumber = z.coerce.number().int().min(1).max(100_000);

const sendXml = (reply: FastifyReply, xml: string) =>
  reply.header('cache-control', anHour).type('application/xml; charset=utf-8').send(xml);

/** `/sitemap.xml` and `/robots.txt`, for machines. */
export function sitemapRoutes(app: FastifyInstance, context: ApiContext): void {
  const { pool, address } = context;
  app.get('/sitemap.xml', quiet, async (_request, reply) => {
    const parts = await sitemapParts.count(pool, address);
    // Asked for before the first was written.
    if (parts === 0) await writeSitemap(context);
    const only = parts > 1 ? null : await sitemapParts.find(pool, address, 1);
    return sendXml(reply, only ?? presentSitemapIndex(address, parts));
  });
  app.get<{ Params: { part: string } }>('/sitemaps/:part', quiet, async ({ params }, reply) => {
    const { data: part } = partNumber.safeParse(params.part);
    const xml = part === undefined ? null : await sitemapParts.find(pool, address, part);
    if (xml === null) throw new HttpError('not-found', 'There is no such part of the map.');
    return sendXml(reply, xml);
  });
  app.get('/robots.txt', quiet, async (_request, reply) =>
    reply.header('cache-control', anHour).type('text/plain; charset=utf-8').send(presentRobots(address)),
  );
}
