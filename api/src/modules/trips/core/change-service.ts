import type { FastifyRequest } from 'fastify';
import type { ApiContext } from '../../../ports/context.ts';
import { inTransaction, type Db } from '@tabi/postgres';
import { keyOf } from '../../../http/idempotency-key.ts';
import { HttpError, notFound } from '../../../http/http-error.ts';
import type { Viewer } from '../../../http/viewer.ts';
import { authorize, type Permission } from './policy.ts';
import { presentEvent } from './presenter.ts';
import { trips, type Undoable } from './repository.ts';
import { findTrip } from './find-service.ts';
import { showTrip } from './show-service.ts';
import type { TripRow } from './trip-row.ts';

/** Who changes which trip, and which version of it they have seen. */
export interface Change {
  viewer: Viewer;
  /** Id or slug. */
  trip: string;
  /** The same as this viewer may see it, where it was looked up for this change already. */
  seen?: TripRow;
  /** The same as this process knew it last, where they may edit that: what comes of it is stored for this version alone. */
  known?: TripRow;
  /** Null: whatever it is by now, the last change wins. */
  ifMatch: number | null;
  /** Of this sending: with the same one, the change is made once. */
  key?: string | null;
  /** Whoever sends it has the trip as it was before: what has changed of it is enough of an answer. */
  brief?: boolean;
}

/** What a condition that names no version is met by: none. */
const noVersion = -1;

/** https://www.rfc-editor.org/rfc/rfc7240#section-4.2 */
const isBrief = ({ headers: { prefer } }: FastifyRequest): boolean =>
  /(?:^|[,;\s])return=(?:minimal|"minimal")(?:$|[,;\s])/i.test([prefer ?? []].flat().join());

export async function changeOf(request: FastifyRequest, trip: string): Promise<Change> {
  const wanted = request.headers['if-match'] ?? '*';
  const [, version] = /^(?:W\/)?"?(\d{1,9})"?$/.exec(wanted) ?? [];
  const ifMatch = wanted === '*' ? null : Number(version ?? noVersion);
  return { viewer: await request.viewer(), trip, ifMatch, key: keyOf(request), brief: isBrief(request) };
}

async function stale(db: Db, trip: TripRow, viewer: Viewer): Promise<HttpError> {
  const { trip: shown, rows } = await showTrip(db, trip, viewer);
  const current = { version: trip.version, trip: shown, events: rows.map(presentEvent) };
  const message = 'Somebody changed this trip in the meantime. Look at it as it is now, and try again.';
  return new HttpError('stale-version', message, undefined, current);
}

/** @throws HttpError 409 for a change that was made already: whoever lost its answer asks for the trip, and has it */
async function refuseTwice(db: Db, trip: TripRow, key: string): Promise<void> {
  const version = await trips.changedBy(db, trip.id, key);
  if (version === null) return;
  throw new HttpError('done-already', 'This was done when it was sent before.', undefined, { version });
}

/** What a change did, for the trip's log. */
export interface Logged<T> {
  kind: string;
  data?: object;
  /** Left out where it cannot be taken back. */
  undo?: Undoable;
  result: T;
}

/**
 * Changes a trip in one transaction: nobody else changes it meanwhile, the version counts up, the change is logged, and
 * everyone who has the trip open is told once it is stored.
 * @throws HttpError 404, 403, or 409: for an older version, with the current state, and for what was done already
 */
export async function changeTrip<T>(
  context: Pick<ApiContext, 'pool' | 'now'>,
  { viewer, trip: idOrSlug, seen: found, ifMatch, key = null }: Change,
  what: Permission,
  work: (db: Db, trip: TripRow) => Promise<Logged<T>>,
): Promise<{ version: number; tripId: string; result: T }> {
  const seen = found ?? (await findTrip(context, viewer, idOrSlug));
  authorize(seen, viewer, what);
  return inTransaction(context.pool, async (db) => {
    const version = await trips.lock(db, seen.id);
    // Now that nobody else can change it: as it was seen, or as it has become since.
    const trip =
      version === seen.version ? seen : await trips.find(db, seen.id, { visitor: viewer.visitor, now: context.now() });
    if (!trip || trip.deleted_at) throw notFound();
    authorize(trip, viewer, what);
    if (key !== null) await refuseTwice(db, trip, key);
    if (ifMatch !== null && ifMatch !== trip.version) throw await stale(db, trip, viewer);
    const { result, ...logged } = await work(db, trip);
    return {
      version: await trips.change(db, trip.id, logged, { userId: viewer.user?.id ?? null, key }),
      tripId: trip.id,
      result,
    };
  });
}
