import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../../../ports/context.ts';
import { defineRoute } from '../../../http/define-route.ts';
import { readMapFiles } from '../../catalogue/map/repository.ts';
import { presentSite } from './presenter.ts';

export function siteRoutes(app: FastifyInstance, { partners, mapTiles: tiles, mapStreets: streets }: ApiContext): void {
  const { index: mapIndex } = readMapFiles();
  defineRoute(app, 'GET /api/site', { cache: 'public' }, async () => ({
    results: presentSite({ partners, tiles, streets, mapIndex }, Math.random()),
  }));
}
