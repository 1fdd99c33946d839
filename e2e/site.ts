import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';

export type Site = {
  /** What the tests need to know: BASE_URL, and RELEASES_DIR, whose builds they may break. */
  env: Record<string, string>;
  stop: () => Promise<void>;
};

const root = path.join(__dirname, '..');

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};

/** A copy, so that a test that breaks a release never breaks the one people use. */
const copyReleases = (folder: string): string => {
  const from = path.join(root, 'releases');
  const to = path.join(folder, 'releases');
  if (existsSync(from)) cpSync(from, to, { recursive: true, filter: (file) => !file.includes('.draft-') });
  return to;
};

/**
 * Starts the site as a user does, on a free port, with an empty database and its own copy of the releases.
 * @throws when it ends before it runs, with what it said
 */
export const startSite = async (): Promise<Site> => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tabi-e2e-'));
  // Passable, so that PostgreSQL's user can walk in when this runs as root.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const releases = copyReleases(folder);
  const env = {
    PORT: String(port),
    DATA_DIR: path.join(folder, 'data'),
    RELEASES_DIR: releases,
    RATE_LIMIT_SCALE: '1000',
  };
  const child = spawn(process.execPath, [path.join(root, 'tools/cli/start.mjs')], {
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
    env: { BASE_URL: `http://localhost:${port}`, RELEASES_DIR: releases },
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
