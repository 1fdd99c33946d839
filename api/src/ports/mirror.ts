import { setTimeout as wait } from 'node:timers/promises';
import { inTransaction, type Db, type Pool } from '@tabi/postgres';
import type { ApiLog } from '../http/log.ts';
import { openNotifications } from './notifications.ts';

/** What is kept in memory as a whole, because it is asked for all the time and changes rarely. */
export interface Mirrored<T> {
  name: string;
  /** Told by the database when it has changed. */
  channel: 'catalogue_changes' | 'rating_changes';
  /** All of it, as of one moment. */
  read(db: Db): Promise<T>;
}

/** What this process has in memory of the database. */
export interface Mirror {
  /** As it was at the last change that was heard of; waits for the database the first time only. */
  of<T>(what: Mirrored<T>): Promise<T>;
  /** Another object whenever something may be other than it was; null while nothing is heard of changes. */
  edition(): object | null;
  /** Resolves once memory holds whatever was committed before; at once when the database cannot be asked. */
  caughtUp(): Promise<void>;
  close(): Promise<void>;
}

interface Kept {
  what: Mirrored<unknown>;
  value: Promise<unknown>;
  isStale: boolean;
  renewing: Promise<void> | null;
}

const pauseMs = 5_000;

/** One snapshot, however many statements it takes. */
const readWhole = <T>(pool: Pool, { read }: Mirrored<T>): Promise<T> =>
  inTransaction(pool, async (db) => {
    await db.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY');
    return read(db);
  });

/** Reads what is stale until it is not, however long the database is away. */
const renewal = (pool: Pool, log: ApiLog, { isClosed, done }: { isClosed: () => boolean; done: () => void }) =>
  async function renew(kept: Kept): Promise<void> {
    while (kept.isStale && !isClosed()) {
      kept.isStale = false;
      try {
        kept.value = Promise.resolve(await readWhole(pool, kept.what));
        done();
      } catch (error) {
        if (isClosed()) return;
        kept.isStale = true;
        log.warn({ err: error }, `${kept.what.name} could not be read anew; what was read before is still shown.`);
        await wait(pauseMs, undefined, { ref: false });
      }
    }
  };

/**
 * Memory is replaced as a whole: who has begun to answer from the old one ends with it. While the database is away the old one
 * is served, and read anew once it is back.
 */
export function openMirror(pool: Pool, log: ApiLog): Mirror {
  const all = new Map<Mirrored<unknown>, Kept>();
  let edition: object | null = null;
  let closed = false;

  const renew = renewal(pool, log, { isClosed: () => closed, done: () => (edition = {}) });
  const outdate = (kept: Kept) => {
    kept.isStale = true;
    kept.renewing ??= kept.value
      .catch(() => undefined)
      .then(() => renew(kept))
      .finally(() => (kept.renewing = null));
  };
  const outdateAll = (channel: string | null) => {
    edition &&= {};
    for (const kept of all.values()) if (channel === null || kept.what.channel === channel) outdate(kept);
  };
  const notifications = openNotifications(pool, log, {
    channels: ['catalogue_changes', 'rating_changes'],
    heard: ({ channel }) => outdateAll(channel),
    missed: () => outdateAll(null),
    isWanted: () => all.size > 0,
  });
  const begin = <T>(what: Mirrored<T>): Kept => {
    const value = notifications.ready().then(() => readWhole(pool, what));
    const kept: Kept = { what, value, isStale: false, renewing: null };
    all.set(what, kept);
    value.then(
      () => (edition ??= {}),
      () => all.delete(what),
    );
    return kept;
  };

  return {
    of: <T>(what: Mirrored<T>) => (all.get(what) ?? begin(what)).value as Promise<T>,
    edition: () => edition,
    caughtUp: async () => {
      if (all.size === 0) return;
      await notifications.caughtUp().then(
        () => Promise.all([...all.values()].map(({ renewing }) => renewing)),
        () => undefined,
      );
    },
    close: async () => {
      closed = true;
      await notifications.close();
    },
  };
}
