import type { FastifyInstance } from 'fastify';
import { defineRoute } from '../../../http/define-route.ts';
import { notFound } from '../../../http/http-error.ts';
import { pageTexts } from './domain/page-texts.ts';

export function pageRoutes(app: FastifyInstance): void {
  defineRoute(app, 'GET /api/page/data', { cache: 'public' }, async ({ query }) => {
    const results = pageTexts(query.title, query.version);
    if (!results) throw notFound();
    return { results };
  });
}
