import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../../context.ts';
import { defineRoute } from '../../http/define-route.ts';
import { presentSite } from './presenter.ts';

export function siteRoutes(app: FastifyInstance, { partners }: ApiContext): void {
  defineRoute(app, 'GET /api/site', { cache: 'public' }, async () => ({
    results: presentSite(partners, Math.random()),
  }));
}
