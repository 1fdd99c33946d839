import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, copyFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readRegistry } from '@tabi/releases';
import { freePort } from '../api/src/testing/free-port.ts';

export type Site = {
  /** What the tests need to know: its address, and the folders of the releases that it serves, of its data and of the mails it sends. */
  env: { BASE_URL: string; RELEASES_DIR: string; DATA_DIR: string; OUTBOX_DIR: string };
  stop: () => Promise<void>;
};

const root = path.join(__dirname, '..');

/**
 * A copy, so that a test that breaks a release never breaks the one people use. Only the current builds come along: what
 * a test finds does not depend on what was released here before.
 */
const copyReleases = (from: string, folder: string): string => {
  const to = path.join(folder, 'releases');
  mkdirSync(to);
  const { apps } = readRegistry(from);
  for (const [app, { current }] of Object.entries(apps)) {
    const build = path.join(app, current);
    if (existsSync(path.join(from, build))) cpSync(path.join(from, build), path.join(to, build), { recursive: true });
  }
  const alone = Object.entries(apps).map(([app, entry]) => [app, { ...entry, previous: [] }]);
  if (alone.length > 0) {
    writeFileSync(path.join(to, 'registry.json'), JSON.stringify({ apps: Object.fromEntries(alone), history: [] }));
  }
  // Says that these builds are of the sources as they are, so that starting builds nothing.
  const stamp = path.join(from, 'built.json');
  if (existsSync(stamp)) copyFileSync(stamp, path.join(to, 'built.json'));
  return to;
};

/**
 * Starts the site as a user does, on a free port, with an empty database and its own copy of the releases.
 * @param from the folder of the releases to copy
 * @param settings variables of the environment besides the usual
 * @throws when it ends before it runs, with what it said
 */
export const startSite = async (
  from = path.join(root, 'releases'),
  settings: Record<string, string> = {},
): Promise<Site> => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tabi-e2e-'));
  // Passable, so that PostgreSQL's user can walk in when this runs as root.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const releases = copyReleases(from, folder);
  const env = {
    PORT: String(port),
    DATA_DIR: path.join(folder, 'data'),
    RELEASES_DIR: releases,
    RATE_LIMIT_SCALE: '1000',
    ...settings,
  };
  // While working on tests: the last build as it is, even when its sources have changed since.
  const program = process.env['E2E_AS_BUILT'] ? 'web/dist/main.cjs' : 'tools/cli/start.mjs';
  const child = spawn(process.execPath, [path.join(root, program)], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const ended = once(child, 'close');
  let said = '';
  await new Promise<void>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('Tabi is running at')) resolve();
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    void ended.then(() => reject(new Error(`The site did not start:\n${said}`)));
  });
  return {
    env: {
      BASE_URL: `http://localhost:${port}`,
      RELEASES_DIR: releases,
      DATA_DIR: env.DATA_DIR,
      OUTBOX_DIR: path.join(env.DATA_DIR, 'outbox'),
    },
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
