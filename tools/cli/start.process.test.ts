import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../api/src/testing/free-port.ts';

// A first start may have to build the site before.
jest.setTimeout(5 * 60_000);

const start = path.join(__dirname, 'start.mjs');
let folder: string;
let dataDir: string;
let port: number;
let launched: Launched[];

type Launched = { child: ChildProcess; out: () => string; err: () => string; ended: Promise<number | null> };

beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'tabi-start-'));
  // Passable, so that PostgreSQL's user can walk in when the tests run as root.
  chmodSync(folder, 0o755);
  dataDir = path.join(folder, 'data');
  port = await freePort();
  launched = [];
});

afterEach(async () => {
  for (const { child, ended } of launched) {
    child.kill('SIGTERM');
    await ended;
  }
  for (const pid of [lockedPids()].flat()) kill(pid);
  rmSync(folder, { recursive: true, force: true });
});

const launch = (env: Record<string, string> = {}, nodeArgs: string[] = []): Launched => {
  const child = spawn(process.execPath, [...nodeArgs, start], {
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], PORT: String(port), DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let out = '';
  let err = '';
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  const one = { child, out: () => out, err: () => err, ended };
  launched.push(one);
  return one;
};

const until = async (what: () => boolean | Promise<boolean>, failure: () => string): Promise<void> => {
  for (const deadline = Date.now() + 4 * 60_000; !(await what()); await wait(25)) {
    if (Date.now() > deadline) throw new Error(failure());
  }
};

const running = async (one: Launched): Promise<Launched> => {
  const words = () => `It did not get to run:\n${one.out()}\n${one.err()}`;
  await until(() => {
    if (one.child.exitCode !== null) throw new Error(words());
    return one.out().includes('Tabi is running at');
  }, words);
  return one;
};

const readPid = (file: string): number => Number(readFileSync(path.join(dataDir, file), 'utf8').split('\n')[0]);
const postmaster = () => readPid('postgres-18/postmaster.pid');
const site = () =>
  (JSON.parse(readFileSync(path.join(dataDir, 'start.lock'), 'utf8')) as { site: { pid: number } }).site.pid;
const lockedPids = (): number[] =>
  [site, postmaster].flatMap((read) => {
    try {
      return [read()];
    } catch {
      return [];
    }
  });

/** What the launcher has loaded and keeps waiting, besides the site that runs. */
const waiting = ({ child: { pid } }: Launched): number | undefined =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .split(' ')
    .filter(Boolean)
    .map(Number)
    .find((one) => one !== site());

const isAlive = (pid: number): boolean => {
  try {
    // A zombie waits for its parent to take notice; it does nothing any more.
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
};

const kill = (pid: number) => {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It ended in the meantime.
  }
};

const gone = (...pids: number[]) =>
  until(
    () => !pids.some(isAlive),
    () => `Still there: ${pids.filter(isAlive).join(', ')}`,
  );

/** The answer's status, and the cookies it set. */
const call = async (verb: string, route: string, body?: object, jar: Record<string, string> = {}) => {
  const response = await fetch(`http://localhost:${port}${route}`, {
    method: verb,
    headers: {
      cookie: Object.entries(jar)
        .map(([name, value]) => `${name}=${value}`)
        .join('; '),
      'x-xsrf-token': decodeURIComponent(jar['XSRF-TOKEN'] ?? ''),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  for (const cookie of response.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    jar[name] = value;
  }
  await response.arrayBuffer();
  return { status: response.status, jar };
};

const person = { email: 'mai@example.com', password: 'a long walk in the rain' };

const register = async () => {
  const { jar } = await call('GET', '/api/csrf-cookie');
  const form = { name: 'Mai', ...person, password_confirmation: person.password, timezone: 'UTC' };
  return (await call('POST', '/api/register', form, jar)).status;
};

const signIn = async () => {
  const { jar } = await call('GET', '/api/csrf-cookie');
  return (await call('POST', '/api/login', person, jar)).status;
};

describe('npm start says in one sentence', () => {
  const refused = async (one: Launched): Promise<string> => {
    expect(await one.ended).toBe(1);
    expect(one.out()).toBe('');
    expect(one.err().trimEnd().split('\n')).toHaveLength(1);
    return one.err();
  };

  it('that the port is taken', async () => {
    const other = net.createServer().listen(port);
    await once(other, 'listening');
    expect(await refused(launch())).toBe(
      `Port ${port} is taken by another program: stop that one, or choose another port, such as PORT=${port + 1} npm start.\n`,
    );
    other.close();
  });

  it('that the data directory is a file', async () => {
    writeFileSync(dataDir, '');
    expect(await refused(launch())).toBe(
      `The data directory ${dataDir} cannot be written (it is a file, not a folder): set DATA_DIR to a folder you may write to.\n`,
    );
    rmSync(dataDir);
  });

  it('that the database of DATABASE_URL does not answer', async () => {
    const closed = await freePort();
    expect(await refused(launch({ DATABASE_URL: `postgres://tabi@127.0.0.1:${closed}/tabi` }))).toBe(
      `The database at 127.0.0.1:${closed} cannot be reached (nothing answers there): start it, or mend DATABASE_URL, or leave DATABASE_URL out to use the built-in one.\n`,
    );
  });

  it('that Node is too old', async () => {
    const older = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.20.8' } })`;
    const one = launch({}, ['--import', `data:text/javascript,${encodeURIComponent(older)}`]);
    expect(await refused(one)).toMatch(/^Tabi needs Node 20\.19 or newer and this is 18\.20\.8: /);
  });

  it('what is wrong with a setting', async () => {
    expect(await refused(launch({ PORT: 'eighty' }))).toBe(
      'PORT must be a number from 1 to 65535, such as PORT=3001.\n',
    );
  });
});

describe('npm start', () => {
  it('tells its steps, serves the site, refuses a second one, and ends everything on Ctrl-C', async () => {
    const first = await running(launch());
    expect(first.out()).toMatch(
      /1\/5 Packages …[^]*2\/5 Site …[^]*3\/5 Database …[^]*4\/5 Catalogue …[^]*5\/5 Pages …/,
    );
    expect(first.out()).toMatch(new RegExp(`\nTabi is running at http://localhost:${port}\n$`));
    expect(await call('GET', '/')).toMatchObject({ status: 200 });
    const pids = [site(), postmaster()];

    const second = launch({ PORT: String(await freePort()) });
    expect(await second.ended).toBe(1);
    expect(second.err()).toBe(
      `Tabi is already running on ${dataDir} (process ${first.child.pid}, http://localhost:${port}): use that one, stop it first, or set DATA_DIR to another folder.\n`,
    );

    first.child.kill('SIGINT');
    expect(await first.ended).toBe(0);
    expect(first.err()).toBe('');
    expect(pids.filter(isAlive)).toEqual([]);
    expect(existsSync(path.join(dataDir, 'start.lock'))).toBe(false);
  });

  it('finds everything acknowledged after a kill -9 of everything', async () => {
    const first = await running(launch());
    const pids = [first.child.pid as number, site(), postmaster()];
    expect(await register()).toBe(200);
    pids.forEach(kill);
    await gone(...pids);
    await running(launch());
    expect(await signIn()).toBe(200);
  });

  it('takes over the database when it alone survived', async () => {
    const first = await running(launch());
    const database = postmaster();
    const pids = [first.child.pid as number, site()];
    pids.forEach(kill);
    await gone(...pids);
    expect(isAlive(database)).toBe(true);
    const second = await running(launch());
    expect(second.out()).toContain('taken over from the last run');
    expect(postmaster()).toBe(database);
  });

  it('starts the site again at once when its process ends by itself, on the same database', async () => {
    const first = await running(launch());
    expect(await register()).toBe(200);
    const pid = site();
    await until(
      () => waiting(first) !== undefined,
      () => 'Nothing is loaded for the next life.',
    );
    const next = waiting(first);
    kill(pid);
    await until(
      async () => (await call('GET', '/readyz').catch(() => ({ status: 0 }))).status === 200,
      () => `It did not come back:\n${first.out()}\n${first.err()}`,
    );
    expect(site()).toBe(next);
    expect(first.err()).toBe('The site was ended by SIGKILL: it starts again.\n');
    expect(await signIn()).toBe(200);
  });

  it('leaves no site and no database behind when it is killed itself', async () => {
    const first = await running(launch());
    await until(
      () => waiting(first) !== undefined,
      () => 'Nothing is loaded for the next life.',
    );
    const pids = [site(), postmaster(), waiting(first) as number];
    kill(first.child.pid as number);
    await gone(...pids);
  });
});
