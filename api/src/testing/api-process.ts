import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { PoolConfig } from 'pg';
import { projectRoot } from '../app/config.ts';

/** A process of the API that a test may end in any way. */
export interface ApiProcess {
  address: string;
  /** Where its data can be looked at past it. */
  database: PoolConfig;
  /** At once, without a last word. */
  kill(): Promise<void>;
}

/** @param settings variables of the environment; nothing else of the test's own comes in */
export async function startApiProcess(settings: Record<string, string>): Promise<ApiProcess> {
  const runner = [join(projectRoot, 'node_modules/tsx/dist/cli.mjs'), join(__dirname, 'run-api.ts')];
  const { PATH = '', TMPDIR = '' } = process.env;
  const child = spawn(process.execPath, runner, {
    stdio: ['pipe', 'pipe', 'inherit'],
    // A group of its own: tsx is a process that starts another.
    detached: true,
    env: { PATH, ...(TMPDIR ? { TMPDIR } : {}), LOG_LEVEL: 'silent', RATE_LIMIT_SCALE: '100000', ...settings },
  });
  const ended = once(child, 'close');
  const kill = async () => {
    if (child.exitCode === null && child.signalCode === null) process.kill(-(child.pid as number), 'SIGKILL');
    await ended;
  };
  return { ...(await toldBy(child, ended)), kill };
}

async function toldBy(child: ChildProcess, ended: Promise<unknown>): Promise<Pick<ApiProcess, 'address' | 'database'>> {
  const line = once(createInterface({ input: child.stdout as NodeJS.ReadableStream }), 'line') as Promise<[string]>;
  const told = await Promise.race([line, ended.then(() => null)]);
  if (!told) throw new Error('The API ended before it listened; what it said is above.');
  return JSON.parse(told[0]);
}
