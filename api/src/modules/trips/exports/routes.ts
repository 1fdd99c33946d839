import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { day, idOrSlug } from '@tabi/shared/contracts/common';
import { formatsOf, readSettings, usualFormats, type Formats } from '@tabi/shared/format';
import { HttpError, invalid } from '../../../http/http-error.ts';
import type { ApiContext } from '../../../ports/context.ts';
import { defineRoute } from '../../../http/define-route.ts';
import { changeOf } from '../core/change-service.ts';
import { revokeLinks, seenTrip } from '../sharing/link-service.ts';
import type { Viewer } from '../../../http/viewer.ts';
import { readMapFiles, type MapFiles } from '../../catalogue/map/repository.ts';
import type { TripRow } from '../core/trip-row.ts';
import { bookletOf } from './booklet-service.ts';
import { calendarOf } from './domain/calendar.ts';
import { gpxOf } from './domain/gpx.ts';
import { kmlOf } from './domain/kml.ts';
import type { SeenTrip } from './domain/stops.ts';
import { documentOf } from './domain/trip-document.ts';
import { calendarAddress } from './feed-service.ts';
import { seenBy } from './seen-service.ts';

interface Wish {
  seen: SeenTrip;
  asked: { trip: TripRow; viewer: Viewer; map: MapFiles; todos: boolean; formats: Formats };
  context: ApiContext;
  /** Only this one. */
  day: string | undefined;
}

/** What a trip can be taken along as, by the ending of the file. */
const kinds = {
  ics: {
    type: 'text/calendar; charset=utf-8',
    write: ({ seen, context: { address, now } }: Wish) => calendarOf(seen, { address, now: now() }),
  },
  gpx: { type: 'application/gpx+xml; charset=utf-8', write: ({ seen, day: one }: Wish) => gpxOf(seen, one) },
  kml: {
    type: 'application/vnd.google-earth.kml+xml; charset=utf-8',
    write: ({ seen, day: one }: Wish) => kmlOf(seen, one),
  },
  pdf: {
    type: 'application/pdf',
    write: ({ seen, asked, context }: Wish) => bookletOf(context, seen, asked),
  },
  json: {
    type: 'application/json; charset=utf-8',
    write: ({ seen }: Wish) => JSON.stringify(documentOf(seen), null, 2),
  },
};

const params = z.object({ id: idOrSlug, file: z.enum(['trip.ics', 'trip.gpx', 'trip.kml', 'trip.json', 'trip.pdf']) });
const query = z.object({
  token: z.string().max(100).optional(),
  day: day.optional(),
  /** With the booklet: what there is to do, too. */
  todos: z.literal('yes').optional(),
});

/** A booklet is read as pages are: by what the browser remembers of its visitor's settings. */
function formatsFor({ cookies }: FastifyRequest): Formats {
  const { units, clock, weekStart } = usualFormats;
  const chosen = readSettings((name) => cookies[name] ?? null);
  return formatsOf({ units: chosen.units ?? units, clock: chosen.clock ?? clock, weekStart });
}

const ours = { cache: 'private' } as const;

/** The address by which calendars follow a trip. */
function calendarAddressRoutes(app: FastifyInstance, context: ApiContext): void {
  defineRoute(
    app,
    'GET /api/trips/{id}/calendar',
    { ...ours, limit: 'invite' },
    async ({ params: { id }, request }) => ({
      results: await calendarAddress(context, await changeOf(request, id)),
    }),
  );
  defineRoute(app, 'DELETE /api/trips/{id}/calendar', ours, async ({ params: { id }, request }) => {
    await revokeLinks(context, await changeOf(request, id), ['calendar']);
    return { message: 'The calendar no longer follows this trip.' };
  });
}

/** `GET /api/trips/{id}/export/trip.ics` and its like: files, so no calls of the contract. */
export function tripExportRoutes(app: FastifyInstance, context: ApiContext): void {
  calendarAddressRoutes(app, context);
  const map = readMapFiles();
  app.get<{ Params: z.output<typeof params>; Querystring: z.output<typeof query> }>(
    '/trips/:id/export/:file',
    {
      config: { cache: 'private' },
      schema: { hide: true, params, querystring: query },
      preHandler: app.limited('export'),
    },
    async (request, reply) => {
      const { id, file } = request.params;
      const viewer = await request.viewer();
      const trip = await seenTrip(context, { viewer, request }, id, { token: request.query.token });
      if (trip.status !== 'planned')
        throw new HttpError('not-planned', 'This trip is not planned yet. Wait until it is.');
      const { day: one, todos } = request.query;
      if (one !== undefined && (one < trip.start_date || one > trip.end_date))
        throw invalid('day', `The trip goes from ${trip.start_date} to ${trip.end_date}.`);
      const ending = file.slice('trip.'.length) as keyof typeof kinds;
      const { type, write } = kinds[ending];
      const name = `${trip.slug}${one ? `-${one}` : ''}.${ending}`;
      const seen = await seenBy(context, trip, viewer);
      const asked = { trip, viewer, map, todos: todos === 'yes', formats: formatsFor(request) };
      const written = await write({ seen, asked, context, day: one });
      return reply.header('content-disposition', `attachment; filename="${name}"`).type(type).send(written);
    },
  );
}
