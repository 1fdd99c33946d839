import pg from 'pg';
import type { Pool } from '@tabi/postgres';
import type { ApiLog } from '../http/log.ts';

/** What PostgreSQL tells on some channels, in whichever process it happened, heard over one connection of its own. */
export interface Notifications {
  /** Resolves once nothing more can be missed. */
  ready(): Promise<void>;
  /** Whether nothing is missed at the moment, as far as is known. */
  isListening(): boolean;
  /** Resolves once all has been heard that was committed before. */
  caughtUp(): Promise<void>;
  close(): Promise<void>;
}

export interface Hearing {
  channels: readonly string[];
  heard: (news: pg.Notification) => void;
  /** The connection is there again: whatever happened meanwhile was not heard. */
  missed: () => void;
  /** Whether a connection that broke is worth opening again at once. */
  isWanted: () => boolean;
}

const pauseMs = 1_000;
/** A connection that says nothing may be dead: as often it is asked. */
const lookMs = 30_000;
const patienceMs = 5_000;

async function connect(pool: Pool, { channels, heard }: Hearing, broken: (error: Error) => void): Promise<pg.Client> {
  // The pool hides its password from being copied.
  const client = new pg.Client({
    ...pool.options,
    password: pool.options.password,
    statement_timeout: 0,
    query_timeout: patienceMs,
    keepAlive: true,
    application_name: 'tabi-listens',
  });
  client.on('notification', heard);
  client.on('error', broken);
  await client.connect();
  for (const channel of channels) await client.query(`LISTEN ${channel}`);
  return client;
}

export function openNotifications(pool: Pool, log: ApiLog, hearing: Hearing): Notifications {
  let connection: Promise<pg.Client> | null = null;
  let again: NodeJS.Timeout | undefined;
  let closed = false;
  let [isListening, hasMissed] = [false, false];

  const broken = (error: Error) => {
    if (closed) return;
    log.error({ err: error }, 'The connection that listens for changes broke; it is opened again.');
    const dead = connection;
    connection = null;
    [isListening, hasMissed] = [false, true];
    void dead?.then((client) => client.end()).catch(() => undefined);
    reconnect();
  };
  const reconnect = () => {
    clearTimeout(again);
    if (closed || !hearing.isWanted()) return;
    again = setTimeout(() => void opened().catch(reconnect), pauseMs).unref();
  };
  const begin = (client: pg.Client) => {
    isListening = true;
    if (hasMissed) hearing.missed();
    hasMissed = false;
    return client;
  };
  const opened = () =>
    (connection ??= connect(pool, hearing, broken)
      .then(begin)
      .catch((error: unknown) => {
        connection = null;
        throw error;
      }));
  // What was told before this was asked arrives before its answer, which changes nothing: it listens there already.
  const ask = async () => {
    const asked = opened();
    const client = await asked;
    await client.query(`LISTEN ${hearing.channels[0]}`).catch((error: Error) => {
      if (connection === asked) broken(error);
      throw error;
    });
  };
  // One after the other, as the driver wants them.
  let last: Promise<void> = Promise.resolve();
  const caughtUp = () => (last = last.catch(() => undefined).then(ask));
  const looking = setInterval(() => void (connection && caughtUp().catch(() => undefined)), lookMs).unref();

  return {
    ready: async () => void (await opened()),
    isListening: () => isListening,
    caughtUp,
    close: async () => {
      closed = true;
      isListening = false;
      clearTimeout(again);
      clearInterval(looking);
      await (await connection?.catch(() => null))?.end();
    },
  };
}
