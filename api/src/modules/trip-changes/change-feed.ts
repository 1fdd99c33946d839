import pg from 'pg';
import type { Pool } from '../../database/pool.ts';
import type { ApiLog } from '../../log.ts';

/** What a listener is told: look again at this. */
export type News = 'change' | 'presence';
type Listener = (news: News) => void;

/** Hears of every trip that changes, in whichever process, over one connection of its own. */
export interface ChangeFeed {
  /** Resolves once nothing more can be missed. @returns stops listening */
  listen(tripId: string, listener: Listener): Promise<() => void>;
  close(): Promise<void>;
}

const channels: Record<string, News> = { trip_changes: 'change', trip_presence: 'presence' };
const pauseMs = 1_000;

export function openChangeFeed(pool: Pool, log: ApiLog): ChangeFeed {
  const listeners = new Map<string, Set<Listener>>();
  let connection: Promise<pg.Client> | null = null;
  let again: NodeJS.Timeout | undefined;
  let closed = false;

  const tell = ({ channel, payload = '' }: pg.Notification) => {
    const news = channels[channel];
    if (news) for (const listener of listeners.get(payload.split(' ')[0] ?? '') ?? []) listener(news);
  };
  const tellAll = () => {
    for (const all of listeners.values())
      for (const listener of all) {
        listener('change');
        listener('presence');
      }
  };

  async function connect(): Promise<pg.Client> {
    // The pool hides its password from being copied.
    const client = new pg.Client({ ...pool.options, password: pool.options.password, statement_timeout: 0 });
    client.on('notification', tell);
    client.on('error', (error) => {
      if (closed) return;
      log.error({ err: error }, 'The connection that listens for changes broke; it is opened again.');
      client.removeAllListeners('notification');
      connection = null;
      reconnect();
    });
    await client.connect();
    await client.query('LISTEN trip_changes; LISTEN trip_presence');
    return client;
  }

  /** What happened meanwhile is in the log: everybody looks once the connection is there again. */
  function reconnect(): void {
    clearTimeout(again);
    if (closed || listeners.size === 0) return;
    again = setTimeout(() => {
      ready().then(tellAll, reconnect);
    }, pauseMs);
  }

  function ready(): Promise<pg.Client> {
    connection ??= connect().catch((error: unknown) => {
      connection = null;
      throw error;
    });
    return connection;
  }

  return {
    listen: async (tripId, listener) => {
      const all = listeners.get(tripId) ?? new Set();
      listeners.set(tripId, all.add(listener));
      const stop = () => {
        all.delete(listener);
        if (all.size === 0 && listeners.get(tripId) === all) listeners.delete(tripId);
      };
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
