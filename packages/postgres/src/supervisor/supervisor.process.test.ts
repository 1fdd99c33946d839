import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { poll } from './poll.ts';
import { isAlive, killProcessesIn } from './process-state.ts';
import { startEmbedded, type Connection, type EmbeddedDatabase } from './start.ts';

jest.setTimeout(90_000);

const root = path.resolve(__dirname, '../../../..');
let folder: string;
let dataDir: string;
let opened: EmbeddedDatabase[];
let children: ChildProcess[];

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'tabi-pg-'));
  // Passable, so that PostgreSQL's user can walk in when the tests run as root.
  chmodSync(folder, 0o755);
  dataDir = path.join(folder, 'data');
  mkdirSync(dataDir);
  opened = [];
  children = [];
});

afterEach(async () => {
  for (const database of opened) await database.stop();
  for (const child of children) child.kill('SIGKILL');
  killProcessesIn(cluster());
  rmSync(folder, { recursive: true, force: true });
});

const cluster = () => path.join(dataDir, 'postgres-18');
const open = async () => {
  const database = await startEmbedded({ dataDir, owner: 'http://localhost:3998' });
  opened.push(database);
  return database;
};

/** Another process that owns the database, as a site does. */
const launch = async (): Promise<{ child: ChildProcess; pid: number; connection: Connection }> => {
  const tsx = path.join(root, 'node_modules/tsx/dist/cli.mjs');
  const child = spawn(process.execPath, [tsx, path.join(__dirname, 'run-for-test.ts'), dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  children.push(child);
  const [line] = (await once(createInterface({ input: child.stdout as NodeJS.ReadableStream }), 'line')) as [string];
  return { child, ...(JSON.parse(line) as { pid: number; connection: Connection }) };
};

const killGroup = async (child: ChildProcess) => {
  const ended = once(child, 'close');
  process.kill(-(child.pid as number), 'SIGKILL');
  await ended;
};

const query = async (connection: Connection, sql: string): Promise<Record<string, unknown>[]> => {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
};

const store = (connection: Connection) => query(connection, `CREATE TABLE kept AS SELECT 'acknowledged' AS word`);
const stored = async (connection: Connection) => (await query(connection, 'SELECT word FROM kept'))[0]?.['word'];

describe('the built-in PostgreSQL', () => {
  it('is durable, in UTF-8 and UTC, and open to no network', async () => {
    const { connection } = await open();
    const [row] = await query(
      connection,
      `SELECT current_setting('fsync') AS fsync, current_setting('synchronous_commit') AS commit,
              current_setting('listen_addresses') AS addresses, current_setting('server_encoding') AS encoding,
              current_setting('TimeZone') AS zone, lower('ÉCOLE') AS lower,
              (SELECT rolsuper FROM pg_roles WHERE rolname = current_user) AS superuser`,
    );
    expect(row).toEqual({
      fsync: 'on',
      commit: 'on',
      addresses: '',
      encoding: 'UTF8',
      zone: 'UTC',
      lower: 'école',
      superuser: false,
    });
  });

  it('lets nobody but its own user to its socket', async () => {
    const { connection } = await open();
    expect(statSync(connection.host).mode & 0o777).toBe(0o700);
  });

  it('has the extensions that search needs', async () => {
    const { connection } = await open();
    await query(connection, 'CREATE EXTENSION pg_trgm; CREATE EXTENSION unaccent; CREATE EXTENSION citext');
    expect(await query(connection, `SELECT unaccent('Ōsaka') AS plain`)).toEqual([{ plain: 'Osaka' }]);
  });

  it('ends with stop, and keeps what was stored', async () => {
    const first = await open();
    await store(first.connection);
    await first.stop();
    opened = [];
    expect(isAlive(first.pid)).toBe(false);
    expect(await stored((await open()).connection)).toBe('acknowledged');
  });

  it('refuses a second owner, and names the first with its process and address', async () => {
    const { pid } = process;
    await open();
    await expect(startEmbedded({ dataDir })).rejects.toThrow(
      `Tabi is already running on this data directory (process ${pid} at http://localhost:3998)`,
    );
  });

  it('takes over a server that outlived its killed owner', async () => {
    const first = await launch();
    await store(first.connection);
    await killGroup(first.child);
    const second = await open();
    expect(second).toMatchObject({ pid: first.pid, adopted: true });
    expect(await stored(second.connection)).toBe('acknowledged');
  });

  it('finds everything acknowledged after the owner and the server were killed', async () => {
    const first = await launch();
    await store(first.connection);
    await killGroup(first.child);
    killProcessesIn(cluster());
    const second = await open();
    expect(second.adopted).toBe(false);
    expect(await stored(second.connection)).toBe('acknowledged');
  });

  it('is brought back when the server dies under its owner', async () => {
    const database = await open();
    await store(database.connection);
    process.kill(database.pid, 'SIGKILL');
    const answer = await poll(() => stored(database.connection).catch(() => undefined), { withinMs: 30_000 });
    expect(answer).toBe('acknowledged');
  });

  it('starts although the pid in an old file now belongs to a stranger', async () => {
    const first = await open();
    const file = path.join(cluster(), 'postmaster.pid');
    const left = readFileSync(file, 'utf8');
    await first.stop();
    opened = [];
    writeFileSync(file, left.replace(/^\d+/, String(process.pid)));
    expect((await open()).adopted).toBe(false);
  });

  it('sweeps away what a launcher left that was killed while making the cluster', async () => {
    const left = path.join(dataDir, 'postgres-18.init-999999999');
    mkdirSync(left);
    await open();
    expect(existsSync(left)).toBe(false);
    expect(readdirSync(dataDir).sort()).toEqual(['logs', 'postgres-18', 'run']);
  });

  it('puts its socket elsewhere when the path would be too long for one', async () => {
    dataDir = path.join(dataDir, 'a-folder-with-a-long-name'.repeat(4));
    const { connection } = await open();
    expect(connection.host.startsWith(dataDir)).toBe(false);
    expect(await query(connection, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  (process.getuid?.() === 0 ? it : it.skip)('works inside a folder that only root may enter', async () => {
    dataDir = path.join(dataDir, 'closed', 'data');
    mkdirSync(path.dirname(dataDir), { mode: 0o700 });
    const { connection } = await open();
    expect(statSync(cluster()).uid).not.toBe(0);
    expect(await query(connection, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('says in one sentence that the data directory is no folder', async () => {
    dataDir = path.join(dataDir, 'file');
    writeFileSync(dataDir, '');
    await expect(startEmbedded({ dataDir })).rejects.toThrow(
      /cannot be written \(it is a file, not a folder\): set DATA_DIR/,
    );
  });

  it('refuses data of another major version instead of starting empty', async () => {
    mkdirSync(path.join(dataDir, 'postgres-17'));
    await expect(startEmbedded({ dataDir })).rejects.toThrow(/was written by another PostgreSQL than version 18/);
  });
});
