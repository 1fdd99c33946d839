import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../../../ports/context.ts';
import { defineRoute } from '../../../http/define-route.ts';
import { notFound } from '../../../http/http-error.ts';
import { pageOf } from '../../../http/page-of.ts';
import { markOneWishlisted, markWishlisted, type Asking } from '../hearts/service.ts';
import type { LocationDetailsRow, LocationRow } from './destination-row.ts';
import { ofTheDay } from './domain/of-the-day.ts';
import { presentCountry, presentLocation, presentLocationDetails, presentOption } from './presenter.ts';
import {
  destinationCalled,
  destinationsNamed,
  findDestination,
  inSeason,
  listDestinations,
  nearDestinations,
  neighboursOf,
  topCountries,
} from './service.ts';

const shown = { cache: 'catalogue' } as const;
const optionCount = 8;
const recommendedCount = 8;
/** Of how many of the season the day chooses. */
const inSeasonCount = 24;
const perCountry = 4;

export function locationRoutes(app: FastifyInstance, context: ApiContext): void {
  const { pool, now } = context;
  const found = async (idOrSlug: string) => {
    const row = await findDestination(context, idOrSlug);
    if (!row) throw notFound();
    return row;
  };
  const shownTo = (asking: Asking, rows: LocationRow[]) =>
    markWishlisted(pool, 'locations', rows.map(presentLocation), asking);

  defineRoute(app, 'GET /api/locations', shown, async ({ query, request, reply }) => {
    const { rows, total } = await listDestinations(context, query);
    return pageOf(await shownTo({ request, reply }, rows), total, query, request.url);
  });

  defineRoute(app, 'GET /api/location/top-destinations', shown, async ({ query, ...asking }) => ({
    results: await shownTo(asking, await destinationsNamed(context, undefined, query.limit)),
  }));

  defineRoute(app, 'GET /api/location/recommended', shown, async (asking) => {
    const best = await inSeason(context, now().getUTCMonth() + 1, inSeasonCount);
    return { results: await shownTo(asking, ofTheDay(best, recommendedCount, now())) };
  });

  defineRoute(app, 'GET /api/location/autocomplete/{text}', shown, async ({ params }) => ({
    results: (await destinationsNamed(context, params.text, optionCount)).map(presentOption),
  }));

  defineRoute(app, 'GET /api/country/top-destinations', shown, async ({ query, ...asking }) => {
    const { countries, rows } = await topCountries(context, query.limit, perCountry);
    const destinations = await shownTo(asking, rows);
    return { results: countries.map((country) => presentCountry(country, destinations)) };
  });

  const inFull = async (asking: Asking, row: LocationDetailsRow) => {
    const neighbours = await shownTo(asking, await neighboursOf(context, row.id));
    const details = presentLocationDetails(row, neighbours);
    return { results: await markOneWishlisted(pool, 'locations', details, asking) };
  };

  defineRoute(app, 'GET /api/location/name/{name}', shown, async ({ params, ...asking }) => {
    const row = await destinationCalled(context, params.name);
    if (!row) throw notFound();
    return inFull(asking, row);
  });

  defineRoute(app, 'GET /api/location/{id}', shown, async ({ params, ...asking }) =>
    inFull(asking, await found(params.id)),
  );

  defineRoute(app, 'GET /api/locations/{id}/nearby', shown, async ({ params, query, ...asking }) => {
    const row = await found(params.id);
    return { results: await shownTo(asking, await nearDestinations(context, row, query.limit)) };
  });
}
