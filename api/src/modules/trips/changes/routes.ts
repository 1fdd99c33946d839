import { idParams } from '@tabi/shared/contracts/common';
import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../../../ports/context.ts';
import { findTrip } from '../core/find-service.ts';
import { openEventStream, type EventStream } from '../../../http/event-stream.ts';
import { networkOf } from '../../../http/caller-network.ts';
import { createSeats } from '../../../http/seats.ts';
import { earliestFor, followTrip } from './follow-service.ts';

const numberIn = (text: unknown): number | null => (/^\d{1,9}$/.test(String(text ?? '')) ? Number(text) : null);

/** Open at once in one process: of one person or visitor, and of everybody behind one address. */
const streamsOfOne = 20;
const streamsOfNetwork = 400;

/** `GET /api/trips/{id}/changes`: a stream, so not a call of the contract; its messages are. */
export function tripChangeRoutes(app: FastifyInstance, context: ApiContext): void {
  const { feed } = context;
  const open = new Set<EventStream>();
  const seats = createSeats();
  app.addHook('preClose', async () => {
    for (const stream of open) stream.end();
  });

  app.get<{ Params: { id: string } }>(
    '/trips/:id/changes',
    { config: { cache: 'private' }, schema: { hide: true, params: idParams } },
    async (request, reply) => {
      const viewer = await request.viewer();
      const trip = await findTrip(context, viewer, request.params.id);
      const { id, version } = trip;
      const seen = numberIn(request.headers['last-event-id']) ?? version;
      const from = Math.max(seen, await earliestFor(context, viewer, trip));
      const leave = seats.take([
        [viewer.user?.id ?? viewer.visitor ?? '', streamsOfOne],
        [networkOf(request.ip), streamsOfNetwork],
      ]);
      const stream = openEventStream(reply);
      open.add(stream);
      stream.onEnd(() => {
        open.delete(stream);
        leave();
      });
      await followTrip(
        context,
        { feed, stream, viewer, viewerNow: () => request.viewerNow() },
        { tripId: id, from },
      ).catch((error: unknown) => {
        context.log.warn({ err: error, tripId: id }, 'A stream of changes could not begin.');
        stream.end();
      });
    },
  );
}
