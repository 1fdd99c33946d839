import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../../../ports/context.ts';
import { defineRoute } from '../../../http/define-route.ts';
import { notFound } from '../../../http/http-error.ts';
import { countedRows, pageOf } from '../../../http/page-of.ts';
import { markWishlisted } from '../hearts/service.ts';
import { presentJourney, presentJourneyDetails } from './presenter.ts';
import { journeys } from './repository.ts';

const shown = { cache: 'catalogue' } as const;

export function journeyRoutes(app: FastifyInstance, { pool }: ApiContext): void {
  defineRoute(app, 'GET /api/journeys', shown, async ({ query, request }) => {
    const { rows, total } = await countedRows(query, (limit, offset) =>
      journeys.list(pool, query.location, limit, offset),
    );
    const stays = await journeys.stays(
      pool,
      rows.map(({ slug }) => slug),
    );
    const shownOnes = rows.map((row) => presentJourney(row, stays));
    return pageOf(shownOnes, total, query, request.url);
  });

  defineRoute(app, 'GET /api/journeys/{id}', shown, async ({ params, ...asking }) => {
    const row = await journeys.find(pool, params.id);
    if (!row) throw notFound();
    const [stays, ways] = await Promise.all([journeys.stays(pool, [row.slug]), journeys.ways(pool, row.slug)]);
    const details = presentJourneyDetails(row, stays, ways);
    const locations = details.stays.map(({ location }) => location);
    const marked = await markWishlisted(pool, 'locations', locations, asking);
    return {
      results: {
        ...details,
        stays: details.stays.map((stay, index) => ({ ...stay, location: marked[index] ?? stay.location })),
      },
    };
  });
}
