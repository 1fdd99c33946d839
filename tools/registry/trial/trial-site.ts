import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../../api/src/testing/free-port.ts';
import { trialData } from './trial-data.ts';
import { layTrialShelf, putCandidate } from './trial-shelf.ts';

/** What the site told of an app that failed on the server. */
export type ToldFailure = { app: string; message: string; stack: string };

export type TrialSite = {
  base: string;
  /** Makes a build the one that the site shows. @throws when its pages cannot stand beside the others' */
  put: (app: string, build: string) => void;
  /** What has been told since the last time that somebody asked. */
  failures: () => ToldFailure[];
  stop: () => Promise<void>;
};

const startMs = 60_000;
const lookEveryMs = 50;

/** The pages are tried with the house's own settings: nothing of this machine's services is asked for. */
const settings = (port: number, folder: string): NodeJS.ProcessEnv => ({
  PATH: process.env['PATH'],
  HOME: process.env['HOME'],
  TZ: process.env['TZ'],
  NODE_ENV: 'production',
  LOG_LEVEL: 'error',
  PORT: String(port),
  DATA_DIR: join(folder, 'data'),
  RELEASES_DIR: join(folder, 'releases'),
  RATE_LIMIT_SCALE: '1000',
});

type Line = { err?: { message?: string; stack?: string }; app?: string; msg?: string };

/** Pure: the failures in a log, line by line; what is no JSON is no failure. */
export function failuresIn(lines: readonly string[]): ToldFailure[] {
  return lines.flatMap((line) => {
    try {
      const { err, app } = JSON.parse(line) as Line;
      return app && err ? [{ app, message: err.message ?? '', stack: err.stack ?? '' }] : [];
    } catch {
      return [];
    }
  });
}

/** Collects whole lines of what a process says. */
function listenTo(child: ChildProcess): { take: () => string[]; all: () => string } {
  let [said, rest] = ['', ''];
  const lines: string[] = [];
  const hear = (chunk: Buffer) => {
    said += chunk.toString();
    const parts = (rest + chunk.toString()).split('\n');
    rest = parts.pop() ?? '';
    lines.push(...parts);
  };
  child.stdout?.on('data', hear);
  child.stderr?.on('data', hear);
  return { all: () => said, take: () => lines.splice(0) };
}

async function untilItAnswers(base: string, child: ChildProcess, said: () => string): Promise<void> {
  for (const until = Date.now() + startMs; Date.now() < until; await wait(lookEveryMs)) {
    if (child.exitCode !== null) break;
    const answer = await fetch(`${base}/readyz`, { signal: AbortSignal.timeout(2_000) }).catch(() => null);
    if (answer?.ok) return;
  }
  throw new Error(`The site in which it is tried did not start:\n${said()}`);
}

/**
 * A site like the one that runs, of the same builds, with a database that is thrown away, or kept as what others begin with.
 * @throws when it does not start, with what it said
 */
export async function startTrialSite(root: string, releases: string): Promise<TrialSite> {
  const program = join(root, 'web/dist/main.cjs');
  if (!existsSync(program)) throw new Error('The site is not built here, so nothing can be tried: run `pnpm build`.');
  const folder = mkdtempSync(join(tmpdir(), 'tabi-trial-'));
  // Passable, so that PostgreSQL's user can walk in when this runs as root.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const data = trialData(root, join(folder, 'data'), program);
  let child: ChildProcess | undefined;
  const clear = () => rmSync(folder, { recursive: true, force: true });
  const stopSite = async () => {
    if (child?.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };
  try {
    const shelf = join(folder, 'releases');
    data.lay();
    layTrialShelf(shelf, releases);
    // By the channel it hears when this process is gone.
    const stdio = ['ignore', 'pipe', 'pipe', 'ipc'] as const;
    child = spawn(process.execPath, [program], { cwd: root, env: settings(port, folder), stdio: [...stdio] });
    const heard = listenTo(child);
    const base = `http://localhost:${port}`;
    await untilItAnswers(base, child, heard.all);
    const end = async () => {
      await stopSite();
      data.keep();
      clear();
    };
    const put = (app: string, build: string) => putCandidate(shelf, releases, app, build);
    return { base, put, failures: () => failuresIn(heard.take()), stop: end };
  } catch (error) {
    await stopSite();
    data.forget();
    clear();
    throw error;
  }
}
