import { randomUUID } from 'node:crypto';
import type { ChangeMessage, PresenceMessage } from '@tabi/shared/contracts/trip-sharing';
import type { ApiContext } from '../../../ports/context.ts';
import { HttpError, notFound } from '../../../http/http-error.ts';
import type { Viewer } from '../../../http/viewer.ts';
import { canManageTrip, roleOf } from '../core/policy.ts';
import { findTrip } from '../core/find-service.ts';
import type { TripRow } from '../core/trip-row.ts';
import type { ChangeFeed, News } from '../../../ports/change-feed.ts';
import type { EventStream } from '../../../http/event-stream.ts';
import { changes, type ChangeRow } from './repository.ts';

type Context = Pick<ApiContext, 'pool' | 'now' | 'log'>;

const atOnce = 200;

/** Guests hear that something changed and not by whom, and read what they may see themselves. */
const messageOf = ({ seq, kind, data, name, at }: ChangeRow, manages: boolean): ChangeMessage => ({
  version: seq,
  kind,
  data: manages ? data : {},
  by: (manages ? name : null) ?? 'Someone',
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

interface Reader {
  feed: ChangeFeed;
  stream: EventStream;
  /** Who opened the stream. */
  viewer: Viewer;
  /** Looks their session up again. */
  viewerNow: () => Promise<Viewer>;
}

/** How far back a guest may go who was cut off. */
const guestsMs = 10 * 60_000;

/**
 * The version before the first that this reader may hear of: who joins later does not learn what was said before. The newest
 * is always told, so that whoever was away for long learns that there is something new.
 */
export async function earliestFor({ pool, now }: Context, viewer: Viewer, trip: TripRow): Promise<number> {
  const role = roleOf(trip, viewer);
  if (role === 'owner') return 0;
  const earliest =
    role === 'contributor'
      ? await changes.joinedAt(pool, trip.id, viewer.user?.id ?? '')
      : await changes.versionAt(pool, trip.id, new Date(now().getTime() - guestsMs));
  return Math.min(earliest, trip.version - 1);
}

/** What there is to look for when something happened, each with what it tells the reader. */
function looksOf(
  { pool }: Context,
  { stream, viewer, viewerNow }: Reader,
  { tripId, from, id: own }: { tripId: string; from: number; id: string },
  find: () => Promise<TripRow>,
): Record<News, () => Promise<void>> {
  let last = from;
  let manages = false;
  /** @throws HttpError 404 when the reader may not see it any more */
  const lookAgain = async () => {
    const { user } = await viewerNow();
    // Whoever signs out comes back as who they are then, if at all.
    if (user?.id !== viewer.user?.id) throw notFound();
    manages = canManageTrip(await find(), viewer);
  };
  const sendChanges = async () => {
    for (;;) {
      const rows = await changes.since(pool, tripId, last, atOnce);
      // After they were read: whoever lost their session or their right to see it before these changes hears none of them.
      if (rows.length > 0) await lookAgain();
      for (const row of rows) stream.send('change', messageOf(row, manages), row.seq);
      last = rows.at(-1)?.seq ?? last;
      if (rows.length < atOnce) return;
    }
  };
  const sendPresence = async () => {
    const you = viewer.user?.id ?? viewer.visitor ?? own;
    const people = (await changes.watchers(pool, tripId)).map(({ id, name, person }) => ({
      id,
      name: (manages ? name : null) ?? 'Someone',
      ...(person === you ? { you: true } : {}),
    }));
    stream.send('presence', { people } satisfies PresenceMessage);
  };
  return { change: sendChanges, presence: sendPresence, 'session-end': lookAgain };
}

/**
 * Sends every change of a trip after version `from`, as it happens, and who else has it open, until the stream ends, its
 * reader may no longer see the trip, or the session ends under which they opened it.
 */
export async function followTrip(
  context: Context,
  reader: Reader,
  { tripId, from }: { tripId: string; from: number },
): Promise<void> {
  const { pool, log } = context;
  const { feed, stream, viewer } = reader;
  const id = randomUUID();
  const looks = looksOf(context, reader, { tripId, from, id }, () => findTrip(context, viewer, tripId));
  const failed = (error: unknown) => {
    // A reader without access is told the same as one who comes anew; they ask again, and are refused.
    if (!(error instanceof HttpError && error.code === 'not-found'))
      log.warn({ err: error, tripId }, 'A stream of changes ended early.');
    stream.end();
  };
  const look: Record<News, () => void> = {
    change: oneAtATime(looks.change, failed),
    presence: oneAtATime(looks.presence, failed),
    'session-end': oneAtATime(looks['session-end'], failed),
  };
  for (const topic of viewer.user ? [tripId, viewer.user.session] : [tripId])
    stream.onEnd(await feed.listen(topic, (news) => look[news]()));
  // The session may have ended before anybody listened.
  await looks['session-end']();
  stream.onBeat(async () => {
    await looks['session-end']();
    if (!(await changes.stay(pool, id))) await changes.arrive(pool, id, tripId, viewer);
  }, failed);
  stream.onEnd(() => {
    changes.leave(pool, id, tripId).catch(() => undefined);
  });
  await changes.arrive(pool, id, tripId, viewer);
  look.change();
}
