import pg from 'pg';
import { StartProblem } from '../start-problem.ts';
import { poll } from './poll.ts';
import { isAlive } from './process-state.ts';

// "TABI" in ASCII; the lock of the one site that runs this cluster.
const lockKey = 0x54414249;

export type Socket = { host: string; port: number };

export const connectAsKeeper = async (socket: Socket, applicationName: string): Promise<pg.Client> => {
  const client = new pg.Client({
    ...socket,
    user: 'postgres',
    database: 'postgres',
    application_name: applicationName,
    connectionTimeoutMillis: 10_000,
  });
  // Without a listener a cut connection would end the process; whoever needs to know listens to 'end'.
  client.on('error', () => undefined);
  await client.connect();
  return client;
};

const describeOwner = (owner: string): string => `process ${process.pid} at ${owner}`.slice(0, 63);

const holder = async (client: pg.Client): Promise<string> => {
  const { rows } = await client.query<{ application_name: string }>(
    `SELECT a.application_name FROM pg_locks l JOIN pg_stat_activity a USING (pid)
      WHERE l.locktype = 'advisory' AND l.objid = $1 AND l.granted LIMIT 1`,
    [lockKey],
  );
  return rows[0]?.application_name ?? '';
};

/**
 * Makes this process the one owner of the cluster for as long as the connection lives: PostgreSQL ends the lock with
 * it, however the process dies. The connection's name tells a later one who holds it.
 */
export const takeOwnership = async (socket: Socket, owner: string): Promise<pg.Client> => {
  const client = await connectAsKeeper(socket, describeOwner(owner));
  let other = '';
  const taken = await poll(
    async () => {
      const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [lockKey]);
      if (rows[0]?.taken) return 'yes';
      other = await holder(client);
      // A killed owner's session may take a moment to end.
      return isAlive(Number(/^process (\d+)/.exec(other)?.[1])) && 'no';
    },
    { withinMs: 5_000, everyMs: 50 },
  );
  if (taken === 'yes') return client;
  await client.end();
  throw new StartProblem(
    `Tabi is already running on this data directory (${other}): use that one, stop it first, or set DATA_DIR to another folder.`,
  );
};
