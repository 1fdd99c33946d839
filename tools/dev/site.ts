import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../api/src/testing/free-port.ts';

export type Site = {
  /** The port at which it answers, once it does. @throws when it has ended instead */
  port: () => Promise<number>;
  /** A process with the code as it is now; the one before, if any, finishes what it has begun. */
  start: () => void;
  stop: () => Promise<void>;
};

/** Milliseconds between two looks at whether it answers yet. */
const lookEvery = 25;

const answers = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(2_000) }).then(
    ({ ok }) => ok,
    () => false,
  );

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

/**
 * The page server with the API, in a process of their own: a change needs another process and nothing else, since the
 * database and the connections of open pages are the workshop's.
 */
export function createSite(root: string, env: Record<string, string>): Site {
  const children = new Set<ChildProcess>();
  let newest = 0;

  const launch = async (): Promise<number> => {
    newest += 1;
    const own = newest;
    const port = await freePort();
    if (own !== newest) throw new Error('A newer one has taken its place.');
    const child = spawn(process.execPath, ['--enable-source-maps', join(root, 'web/dist/main.cjs')], {
      cwd: root,
      // By the channel it hears when the workshop is gone.
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: { NODE_ENV: 'production', LOG_LEVEL: 'warn', ...process.env, ...env, PORT: String(port) },
    });
    children.add(child);
    child.once('exit', () => children.delete(child));
    while (!(await answers(port))) {
      if (hasEnded(child))
        throw new Error('The server has ended: the terminal says why. It starts with the next change.');
      await wait(lookEvery);
    }
    return port;
  };
  const endAll = () => {
    for (const child of children) child.kill('SIGTERM');
  };
  let current: Promise<number> | null = null;

  return {
    async port() {
      for (;;) {
        const asked = current;
        if (!asked) throw new Error('The server has never run: the terminal says why. It starts with the next change.');
        try {
          return await asked;
        } catch (error) {
          if (asked === current) throw error;
        }
      }
    },
    start() {
      endAll();
      current = launch();
      // Whoever asks for the port is told.
      current.catch(() => undefined);
    },
    async stop() {
      newest += 1;
      const endings = [...children].map((child) => once(child, 'exit'));
      endAll();
      await Promise.all(endings);
    },
  };
}
