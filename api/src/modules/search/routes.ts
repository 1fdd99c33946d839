import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../../ports/context.ts';
import { defineRoute } from '../../http/define-route.ts';
import { shownBy } from '../blog/domain/moments.ts';
import { posts } from '../blog/repository.ts';
import { destinationsNamed } from '../catalogue/destinations/service.ts';
import { placesNamed } from '../catalogue/places/service.ts';
import { presentDestination, presentPlace, presentStory } from './presenter.ts';

export function searchRoutes(app: FastifyInstance, context: ApiContext): void {
  const { pool } = context;
  defineRoute(app, 'GET /api/search', { cache: 'catalogue' }, async ({ query: { text, limit } }) => {
    const [destinations, places, stories] = await Promise.all([
      destinationsNamed(context, text, limit),
      placesNamed(context, text, limit),
      posts.list(pool, shownBy(context), { filter: 'latest', keyword: text }, limit, 0),
    ]);
    return {
      results: [...destinations.map(presentDestination), ...places.map(presentPlace), ...stories.map(presentStory)],
    };
  });
}
