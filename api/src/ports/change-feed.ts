import pg from 'pg';
import type { Pool } from '@tabi/postgres';
import type { ApiLog } from '../http/log.ts';

/** What a listener is told: look again at this. */
export type News = 'change' | 'presence' | 'session-end';
type Listener = (news: News) => void;

/** Hears of every trip that changes and of every session that ends, in whichever process, over one connection of its own. */
export interface ChangeFeed {
  /** @param id of a trip or a session. Resolves once nothing more can be missed. @returns stops listening */
  listen(id: string, listener: Listener): Promise<() => void>;
  close(): Promise<void>;
}

const channels: Record<string, News> = {
  trip_changes: 'change',
  trip_presence: 'presence',
  session_ends: 'session-end',
};
const pauseMs = 1_000;

/** Who listens for which trip. */
function audience() {
  const listeners = new Map<string, Set<Listener>>();
  return {
    isEmpty: () => listeners.size === 0,
    add: (tripId: string, listener: Listener): (() => void) => {
      const all = listeners.get(tripId) ?? new Set();
      listeners.set(tripId, all.add(listener));
      return () => {
        all.delete(listener);
        if (all.size === 0 && listeners.get(tripId) === all) listeners.delete(tripId);
      };
    },
    tell: ({ channel, payload = '' }: pg.Notification) => {
      const news = channels[channel];
      if (news) for (const listener of listeners.get(payload.split(' ')[0] ?? '') ?? []) listener(news);
    },
    tellAll: () => {
      for (const listener of [...listeners.values()].flatMap((all) => [...all])) {
        listener('change');
        listener('presence');
        listener('session-end');
      }
    },
  };
}

async function connect(pool: Pool, heard: (news: pg.Notification) => void, broken: (error: Error) => void) {
  // The pool hides its password from being copied.
  const client = new pg.Client({ ...pool.options, password: pool.options.password, statement_timeout: 0 });
  client.on('notification', heard);
  client.on('error', broken);
  await client.connect();
  await client.query('LISTEN trip_changes; LISTEN trip_presence; LISTEN session_ends');
  return client;
}

export function openChangeFeed(pool: Pool, log: ApiLog): ChangeFeed {
  const listeners = audience();
  let connection: Promise<pg.Client> | null = null;
  let again: NodeJS.Timeout | undefined;
  let closed = false;

  const broken = (error: Error) => {
    if (closed) return;
    log.error({ err: error }, 'The connection that listens for changes broke; it is opened again.');
    connection = null;
    reconnect();
  };
  /** What happened meanwhile is in the log: everybody looks once the connection is there again. */
  const reconnect = () => {
    clearTimeout(again);
    if (closed || listeners.isEmpty()) return;
    again = setTimeout(() => void ready().then(listeners.tellAll, reconnect), pauseMs);
  };
  const ready = () =>
    (connection ??= connect(pool, listeners.tell, broken).catch((error: unknown) => {
      connection = null;
      throw error;
    }));

  return {
    listen: async (id, listener) => {
      const stop = listeners.add(id, listener);
      try {
        await ready();
      } catch (error) {
        stop();
        throw error;
      }
      return stop;
    },
    close: async () => {
      closed = true;
      clearTimeout(again);
      await (await connection?.catch(() => null))?.end();
    },
  };
}
