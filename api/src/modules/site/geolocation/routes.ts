import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../../../ports/context.ts';
import { defineRoute } from '../../../http/define-route.ts';
import { headerOf } from '../../../http/header-of.ts';
import { presentWhereabouts } from './presenter.ts';
import { locate } from './service.ts';

export function whereaboutsRoutes(app: FastifyInstance, context: ApiContext): void {
  const { countryHeader } = context.locating;

  defineRoute(app, 'GET /api/user/location', { cache: 'private' }, async ({ query, request }) => {
    const place = await locate(context, {
      proxyCountry: countryHeader ? headerOf(request, countryHeader) : null,
      ip: request.ip,
      timeZone: query.timezone,
      languages: request.headers['accept-language'] ?? '',
    });
    return { results: presentWhereabouts(place) };
  });
}
