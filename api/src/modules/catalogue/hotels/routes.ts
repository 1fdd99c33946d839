import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../../../ports/context.ts';
import { defineRoute } from '../../../http/define-route.ts';
import { notFound } from '../../../http/http-error.ts';
import { pageOf } from '../../../http/page-of.ts';
import { findPlace } from '../places/service.ts';
import { presentHotel, presentHotelDetails, presentNearbyHotel } from './presenter.ts';
import { findHotel, listHotels, nearHotels } from './service.ts';

const shown = { cache: 'catalogue' } as const;

export function hotelRoutes(app: FastifyInstance, context: ApiContext): void {
  const found = async (idOrSlug: string) => {
    const row = await findHotel(context, idOrSlug);
    if (!row) throw notFound();
    return row;
  };

  defineRoute(app, 'GET /api/hotels', shown, async ({ query, request }) => {
    const { rows, total } = await listHotels(context, query);
    return pageOf(rows.map(presentHotel), total, query, request.url);
  });

  defineRoute(app, 'GET /api/hotels/{id}', shown, async ({ params }) => ({
    results: presentHotelDetails(await found(params.id)),
  }));

  defineRoute(app, 'GET /api/hotels/{id}/nearby', shown, async ({ params, query }) => {
    const hotel = await found(params.id);
    return { results: (await nearHotels(context, hotel, hotel.id, query.limit)).map(presentNearbyHotel) };
  });

  defineRoute(app, 'GET /api/pointOfInterests/{id}/nearbyHotels', shown, async ({ params, query }) => {
    const poi = await findPlace(context, params.id);
    if (!poi) throw notFound();
    return { results: (await nearHotels(context, poi, null, query.limit)).map(presentNearbyHotel) };
  });
}
