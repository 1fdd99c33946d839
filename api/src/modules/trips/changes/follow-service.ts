import { randomUUID } from 'node:crypto';
import type { ChangeMessage, PresenceMessage } from '@tabi/shared/contracts/trip-sharing';
import type { ApiContext } from '../../../ports/context.ts';
import { HttpError } from '../../../http/http-error.ts';
import type { Viewer } from '../../../http/viewer.ts';
import { canManageTrip } from '../core/policy.ts';
import { findTrip } from '../core/find-service.ts';
import type { ChangeFeed, News } from '../../../ports/change-feed.ts';
import type { EventStream } from '../../../http/event-stream.ts';
import { changes, type ChangeRow } from './repository.ts';

type Context = Pick<ApiContext, 'pool' | 'now' | 'log'>;

const atOnce = 200;
/** After these somebody may see less than before. */
const closing = new Set(['deleted', 'left', 'link-revoked', 'claimed']);

/** Guests hear that something changed, and read what they may see themselves. */
const messageOf = ({ seq, kind, data, name, at }: ChangeRow, manages: boolean): ChangeMessage => ({
  version: seq,
  kind,
  data: manages ? data : {},
  by: name ?? 'Someone',
  at: at.toISOString(),
});

/** Runs one look at a time, and once more when it was asked for meanwhile. */
function oneAtATime(look: () => Promise<void>, failed: (error: unknown) => void): () => void {
  let running = false;
  let wanted = false;
  const run = async (): Promise<void> => {
    running = true;
    do {
      wanted = false;
      await look();
    } while (wanted);
    running = false;
  };
  return () => {
    wanted = true;
    if (!running)
      run().catch((error: unknown) => {
        running = false;
        failed(error);
      });
  };
}

/**
 * Sends every change of a trip after version `from`, as it happens, and who else has it open, until the stream ends or its
 * reader may no longer see the trip.
 */
export async function followTrip(
  context: Context,
  { feed, stream, viewer }: { feed: ChangeFeed; stream: EventStream; viewer: Viewer },
  { tripId, from }: { tripId: string; from: number },
): Promise<void> {
  const { pool, log } = context;
  const id = randomUUID();
  let last = from;
  let manages = canManageTrip(await findTrip(context, viewer, tripId), viewer);

  /** @throws HttpError 404 when the reader may not see it any more */
  const lookAgain = async () => {
    manages = canManageTrip(await findTrip(context, viewer, tripId), viewer);
  };
  const sendChanges = async () => {
    for (;;) {
      const rows = await changes.since(pool, tripId, last, atOnce);
      if (rows.some(({ kind }) => closing.has(kind))) await lookAgain();
      for (const row of rows) stream.send('change', messageOf(row, manages), row.seq);
      last = rows.at(-1)?.seq ?? last;
      if (rows.length < atOnce) return;
    }
  };
  const sendPresence = async () => {
    const people = (await changes.watchers(pool, tripId)).map((row) => ({ id: row.id, name: row.name ?? 'Someone' }));
    stream.send('presence', { people } satisfies PresenceMessage);
  };
  const failed = (error: unknown) => {
    // A reader without access is told the same as one who comes anew; they ask again, and are refused.
    if (!(error instanceof HttpError && error.code === 'not-found'))
      log.warn({ err: error, tripId }, 'A stream of changes ended early.');
    stream.end();
  };
  const look: Record<News, () => void> = {
    change: oneAtATime(sendChanges, failed),
    presence: oneAtATime(sendPresence, failed),
  };

  const stop = await feed.listen(tripId, (news) => look[news]());
  stream.onBeat(async () => {
    await lookAgain();
    if (!(await changes.stay(pool, id))) await changes.arrive(pool, id, tripId, viewer.user);
  }, failed);
  stream.onEnd(() => {
    stop();
    changes.leave(pool, id, tripId).catch(() => undefined);
  });
  await changes.arrive(pool, id, tripId, viewer.user);
  look.change();
}
