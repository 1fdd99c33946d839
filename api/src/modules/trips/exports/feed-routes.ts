import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../../../ports/context.ts';
import { calendarOf } from './domain/calendar.ts';
import { tripOfFeed } from './feed-service.ts';
import { seenBy } from './seen-service.ts';

interface Asked {
  Querystring: { token?: string };
  Params: { file: string };
}

/** `GET /calendar/{slug}.ics?token=…`: a calendar that others ask for again and again, without cookies. */
export function calendarFeedRoutes(app: FastifyInstance, context: ApiContext): void {
  app.get<Asked>('/:file', { schema: { hide: true }, logLevel: 'warn' }, async ({ query, headers }, reply) => {
    const trip = await tripOfFeed(context, String(query.token ?? ''));
    const etag = `"${trip.version}"`;
    void reply.header('cache-control', 'private, no-cache').header('etag', etag);
    if (headers['if-none-match'] === etag) return reply.code(304).send();
    const seen = await seenBy(context, trip, { user: null, visitor: null });
    const { address, now } = context;
    return reply.type('text/calendar; charset=utf-8').send(calendarOf(seen, { address, now: now() }));
  });
}
