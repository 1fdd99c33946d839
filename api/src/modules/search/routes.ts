import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../../ports/context.ts';
import { defineRoute } from '../../http/define-route.ts';
import { postsCalled } from '../blog/service.ts';
import { destinationsNamed } from '../catalogue/destinations/service.ts';
import { placesNamed } from '../catalogue/places/service.ts';
import { presentDestination, presentPlace, presentStory } from './presenter.ts';

export function searchRoutes(app: FastifyInstance, context: ApiContext): void {
  defineRoute(app, 'GET /api/search', { cache: 'catalogue' }, async ({ query: { text, limit } }) => {
    const [destinations, places, stories] = await Promise.all([
      destinationsNamed(context, text, limit),
      placesNamed(context, text, limit),
      postsCalled(context, { filter: 'latest', keyword: text }),
    ]);
    return {
      results: [
        ...destinations.map(presentDestination),
        ...places.map(presentPlace),
        ...stories.slice(0, limit).map(presentStory),
      ],
    };
  });
}
