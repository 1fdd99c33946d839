import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../../../ports/context.ts';
import { defineRoute } from '../../../http/define-route.ts';
import { notFound } from '../../../http/http-error.ts';
import { countedRows, pageOf } from '../../../http/page-of.ts';
import { markOneWishlisted, markWishlisted, type Asking } from '../hearts/service.ts';
import type { LocationDetailsRow, LocationRow } from './destination-row.ts';
import { ofTheDay } from './domain/of-the-day.ts';
import { filteredLocations } from './filter-repository.ts';
import { presentCountry, presentLocation, presentLocationDetails, presentOption } from './presenter.ts';
import { locations } from './repository.ts';

const shown = { cache: 'public' } as const;
const optionCount = 8;
const recommendedCount = 8;
/** Of how many of the season the day chooses. */
const inSeasonCount = 24;
const perCountry = 4;

export function locationRoutes(app: FastifyInstance, { pool, now }: ApiContext): void {
  const found = async (idOrSlug: string) => {
    const row = await locations.find(pool, idOrSlug);
    if (!row) throw notFound();
    return row;
  };
  const shownTo = (asking: Asking, rows: LocationRow[]) =>
    markWishlisted(pool, 'locations', rows.map(presentLocation), asking);

  defineRoute(app, 'GET /api/locations', shown, async ({ query, request, reply }) => {
    const read = (limit: number, offset: number) => filteredLocations(pool, query, limit, offset);
    const { rows, total } = await countedRows(query, read);
    return pageOf(await shownTo({ request, reply }, rows), total, query, request.url);
  });

  defineRoute(app, 'GET /api/location/top-destinations', shown, async ({ query, ...asking }) => ({
    results: await shownTo(asking, await locations.list(pool, undefined, query.limit, 0)),
  }));

  defineRoute(app, 'GET /api/location/recommended', shown, async (asking) => {
    const inSeason = await locations.inSeason(pool, now().getUTCMonth() + 1, inSeasonCount);
    return { results: await shownTo(asking, ofTheDay(inSeason, recommendedCount, now())) };
  });

  defineRoute(app, 'GET /api/location/autocomplete/{text}', shown, async ({ params }) => ({
    results: (await locations.list(pool, params.text, optionCount, 0)).map(presentOption),
  }));

  defineRoute(app, 'GET /api/country/top-destinations', shown, async ({ query, ...asking }) => {
    const countries = await locations.byCountry(pool, query.limit, perCountry);
    const rows = await locations.byIds(
      pool,
      countries.flatMap(({ location_ids }) => location_ids),
    );
    const destinations = await shownTo(asking, rows);
    return { results: countries.map((country) => presentCountry(country, destinations)) };
  });

  const inFull = async (asking: Asking, row: LocationDetailsRow) => {
    const neighbours = await shownTo(asking, await locations.neighbours(pool, row.id));
    const details = presentLocationDetails(row, neighbours);
    return { results: await markOneWishlisted(pool, 'locations', details, asking) };
  };

  defineRoute(app, 'GET /api/location/name/{name}', shown, async ({ params, ...asking }) => {
    const row = await locations.called(pool, params.name);
    if (!row) throw notFound();
    return inFull(asking, row);
  });

  defineRoute(app, 'GET /api/location/{id}', shown, async ({ params, ...asking }) =>
    inFull(asking, await found(params.id)),
  );

  defineRoute(app, 'GET /api/locations/{id}/nearby', shown, async ({ params, query, ...asking }) => {
    const { id } = await found(params.id);
    return { results: await shownTo(asking, await locations.near(pool, id, query.limit)) };
  });
}
